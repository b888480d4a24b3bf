// The search in a page of rules: its paragraphs that hold all the words that are typed. Fetched when the
// field is first touched.

const MOST = 24; // places that are listed
const SHOWN = 3000; // ms in which a ring shows the one that is gone to
const AROUND = 48; // letters of a paragraph that are shown before what was found
const BLOCKS = "h2, h3, p, li, tr, figcaption";
const SAME = { ı: "i", ي: "ی", ك: "ک", "’": "'", "ß": "s" };

const field = () => document.getElementById("sought");
const list = () => document.getElementById("sought-places");

// Letters as they are compared, without case, accents and joiners, and the place of each in the text.
function folded(text) {
  const letters = [];
  const places = [];
  for (const [place, letter] of [...text].entries()) {
    const plain = letter.normalize("NFD").replace(/[\p{M}\p{Cf}]/gu, "").toLowerCase();
    if (!plain) continue;
    letters.push(digit(plain) ?? SAME[plain[0]] ?? plain[0]);
    places.push(place);
  }
  return { letters: letters.join(""), places };
}

// A Persian or Arabic digit as those who type others write it.
function digit(letter) {
  const place = "۰۱۲۳۴۵۶۷۸۹".indexOf(letter);
  return place < 0 ? undefined : String(place);
}

const words = () => folded(field().value).letters.split(/\s+/).filter(Boolean);
const told = (block) => block.textContent.replace(/\s+/g, " ").trim();

function found(sought) {
  const within = document.querySelector(".rules article");
  const blocks = [...within.querySelectorAll(BLOCKS)].filter(
    (it) => !it.closest("#contents, svg") && !it.querySelector(BLOCKS),
  );
  const hits = blocks.filter((it) => {
    const { letters } = folded(told(it));
    return sought.every((word) => letters.includes(word));
  });
  const first = (it) => it.matches("h2, h3");
  return [...hits.filter(first), ...hits.filter((it) => !first(it))].slice(0, MOST);
}

// The heading that a paragraph stands below, "" for a heading.
function heading(block) {
  if (block.matches("h2, h3")) return "";
  const all = [...document.querySelectorAll(".rules article :is(h1, h2, h3)")];
  const before = (it) => it.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING;
  return told(all.filter(before).at(-1) ?? block);
}

// What is shown of a paragraph: where its first word is, with all of them marked.
function excerpt(block, sought) {
  const text = [...told(block)];
  const { letters, places } = folded(text.join(""));
  const marked = new Set();
  for (const word of sought) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i += 1) marked.add(places[i]);
    }
  }
  const start = Math.max(0, Math.min(...marked) - AROUND);
  const from = start && text.indexOf(" ", start) + 1;
  const shown = document.createElement("span");
  shown.append(from ? "… " : "");
  for (let i = from, till; i < text.length; i = till) {
    for (till = i + 1; till < text.length && marked.has(till) === marked.has(i); ) till += 1;
    const part = text.slice(i, till).join("");
    shown.append(marked.has(i) ? Object.assign(document.createElement("mark"), { textContent: part }) : part);
  }
  return shown;
}

function row(block, sought) {
  const item = document.createElement("li");
  const button = Object.assign(document.createElement("button"), { type: "button" });
  const above = heading(block);
  if (above) button.append(Object.assign(document.createElement("small"), { textContent: above }));
  button.append(excerpt(block, sought));
  button.addEventListener("click", () => show(block));
  item.append(button);
  return item;
}

function seek() {
  const sought = words();
  const hits = sought.length ? found(sought) : [];
  const { none, some } = list().dataset;
  list().replaceChildren(...hits.map((block) => row(block, sought)));
  list().scrollTop = 0;
  const status = document.getElementById("sought-status");
  const number = hits.length.toLocaleString(document.documentElement.lang);
  status.textContent = !sought.length ? "" : hits.length ? some.replace("{n}", number) : none;
  status.toggleAttribute("data-none", sought.length > 0 && !hits.length);
}

function close() {
  field().value = "";
  seek();
}

function show(block) {
  close();
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: "center" });
  const ring = { outline: `2px solid ${getComputedStyle(block).color}`, outlineOffset: "6px" };
  const faded = { ...ring, outlineColor: "transparent" };
  block.animate([ring, { ...ring, offset: 0.8 }, faded], SHOWN);
}

function steps(event) {
  const buttons = [...list().querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  if (event.key === "Enter" && at < 0) buttons[0]?.click();
  else if (event.key === "ArrowDown") buttons[Math.min(at + 1, buttons.length - 1)]?.focus();
  else if (event.key === "ArrowUp" && at >= 0) (buttons[at - 1] ?? field()).focus();
  else if (event.key === "Escape" && field().value) {
    close();
    field().focus();
  } else return false;
  return true;
}

addEventListener("input", ({ target }) => target === field() && seek());
addEventListener(
  "keydown",
  (event) => {
    if (event.isComposing || !event.target.closest?.("#seeking") || !steps(event)) return;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);
addEventListener("pointerdown", ({ target }) => {
  if (field()?.value && !target.closest("#seeking")) close();
});
if (field()?.value) seek();
