// A pressed key by its name, the same on every keyboard: what it types in plain signs, small letters
// and the digits 0 to 9; where it types no Latin letter, what stands there on an English keyboard.

const TYPING = "input, select, textarea, [contenteditable]";
const LATIN = /^\p{Script=Latin}$/u;
const DIGIT = /^\p{Nd}$/u;
const SIGNS = { "؟": "?", "−": "-", "ı": "i", "i\u0307": "i" }; // Turkish has two letters I
const PLACES = { Slash: "/", Minus: "-", Equal: "=", NumpadAdd: "+", NumpadSubtract: "-" };
const SHIFTED = { Slash: "?", Equal: "+" };

// Return what was pressed as {key, shiftKey, repeat, target, typing}, undefined if that is the
// browser's, the system's or an input method's. `typing`: in a field, which wants most keys for itself.
export function pressed(event) {
  const { ctrlKey, altKey, metaKey, shiftKey, repeat } = event;
  if (ctrlKey || altKey || metaKey || event.getModifierState?.("AltGraph")) return undefined;
  if (event.isComposing || event.keyCode === 229) return undefined; // 229: Safari, as it ends
  const target = event.target instanceof Element ? event.target : document.body;
  return { key: nameOf(event), shiftKey, repeat, target, typing: target.closest(TYPING) !== null };
}

function nameOf({ key = "", code = "", shiftKey }) { // a field that is filled in presses no key
  const typed = key.normalize("NFKC").toLowerCase();
  const sign = SIGNS[typed] ?? typed;
  if ([...sign].length > 1) return key; // Enter, ArrowLeft
  if (/^[a-z\d?]$/.test(sign)) return sign;
  if (DIGIT.test(sign)) return String(valueOf(sign));
  if (LATIN.test(sign)) return sign;
  if (shiftKey && code === "Slash") return SHIFTED.Slash;
  return sign <= "~" ? sign : standing(code, shiftKey) ?? sign;
}

// What an English keyboard types with the key in this place.
function standing(code, shifted) {
  const [, found] = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code) ?? [];
  return found?.toLowerCase() ?? (shifted ? SHIFTED[code] : undefined) ?? PLACES[code];
}

// The digits of every script stand in rows of ten.
function valueOf(digit) {
  const point = digit.codePointAt(0);
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
}
