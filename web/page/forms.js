// Forms: what is in them when they are sent, or as soon as it changes.

import { pasted } from "./pasting.js";

const fields = (form) => Object.fromEntries(new FormData(form));

export function watchForms(send, sendNewest) {
  addEventListener("submit", (event) => {
    event.preventDefault();
    const { target } = event;
    const type = target.dataset.submit;
    if (!target.querySelector("[data-take]")) send({ type, fields: fields(target) });
    else pasted(target).then((found) => found && send({ type, fields: found }));
  });

  addEventListener("change", ({ target }) => {
    const type = target.form?.dataset.change;
    if (type) send({ type, name: target.name, fields: fields(target.form) });
  });

  addEventListener("input", ({ target }) => {
    const { slide: type } = target.dataset;
    if (type) sendNewest({ type, to: target.value });
  });

  addEventListener("focusin", ({ target }) => target.id === "sought" && import("./seeking.js"));
}
