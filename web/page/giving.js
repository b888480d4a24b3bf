// Data leaving the page and coming in: clipboard, files, the device's share sheet.

import { attempt } from "../engine/attempt.js";

const MOST = 2 ** 24; // no browser can store more than that; a truncated file is reported as such

// How the end is drawn is fetched when somebody wants it.
const endPicture = (name) => import("./card.js").then((it) => it.cardFile(name));

// Copy the text; resolve to whether that worked.
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text); // there is no clipboard on pages loaded without encryption
  }
}

function copyMarked(text) {
  const field = document.createElement("textarea");
  const before = document.activeElement;
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = attempt(() => document.execCommand("copy"), false);
  field.remove();
  before?.focus();
  return done;
}

export function download(name, text) {
  save(name, new Blob([text], { type: "text/plain;charset=utf-8" }));
}

// Save the picture of the end; resolve to whether that worked.
export async function savePicture(name) {
  try {
    save(name, await endPicture(name));
    return true;
  } catch {
    return false;
  }
}

function save(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

// Share; resolve to whether that worked or was cancelled by the person. What is too long for some
// messengers goes as a file of that name; a `picture` of that name goes with the link where it can.
export async function share({ title, text, url, file, picture }) {
  const files = file && [new File([text], file, { type: "text/plain" })];
  if (files && !attempt(() => navigator.canShare({ files }), false)) {
    download(file, text);
    return true;
  }
  try {
    await navigator.share(files ? { title, files } : await withPicture({ title, text, url }, picture));
    return true;
  } catch (error) {
    return error.name === "AbortError";
  }
}

async function withPicture(what, name) {
  if (!name) return what;
  try {
    const more = { ...what, files: [await endPicture(name)] };
    return navigator.canShare(more) ? more : what;
  } catch {
    return what;
  }
}

// Passes the text of files to `bring(type, text)`: chosen ones, and files dropped anywhere.
export function files(bring) {
  const read = async (file, type) => file && bring(type, await file.slice(0, MOST).text());
  addEventListener("change", ({ target }) => {
    const { read: type } = target.dataset;
    if (type && target.files) {
      read(target.files[0], type);
      target.value = "";
    }
  });
  const holdsFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => holdsFiles(event) && event.preventDefault());
  addEventListener("drop", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    read(event.dataTransfer.files[0], "bring");
  });
}

// A text that is only useful as a whole is selected at the first touch.
addEventListener("focusin", ({ target }) => {
  if ("whole" in target.dataset) target.select();
});
