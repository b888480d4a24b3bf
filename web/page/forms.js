// Forms: what is in them when they are sent, or as soon as it changes.

const fields = (form) => Object.fromEntries(new FormData(form));

export function watchForms(send, sendNewest) {
  addEventListener("submit", (event) => {
    event.preventDefault();
    send({ type: event.target.dataset.submit, fields: fields(event.target) });
  });

  addEventListener("change", ({ target }) => {
    const type = target.form?.dataset.change;
    if (type) send({ type, name: target.name, fields: fields(target.form) });
  });

  addEventListener("input", ({ target }) => {
    const { slide: type } = target.dataset;
    if (type) sendNewest({ type, to: target.value });
  });
}
