// A letter is pasted with one touch: what the clipboard holds is read where nothing has been typed.

import { attempted } from "../engine/attempt.js";

// Return what the form is to be sent with; undefined where the reader has to paste it.
export async function pasted(form) {
  const field = form.elements.text;
  if (field.value.trim()) return { text: field.value };
  const text = await attempted(() => navigator.clipboard.readText());
  if (text?.trim()) return { text };
  field.focus();
  return undefined;
}
