// The line to type moves into: what completes its text. Fetched when the line is first opened.

const CAP = 200; // characters, as in the field

const field = () => document.getElementById("typed-text");
const list = () => document.getElementById("typed-options");

let newest; // sends an event, in place of one of its kind that still waits
let active = -1; // the place of the option that is marked

// Do what the engine says of the line.
export function typed({ focus, cleared, from, options }, sendNewest) {
  watch(sendNewest);
  if (!field()) return;
  if (cleared) {
    field().value = "";
    offer([]);
  }
  if (focus) field().focus();
  if (options && from === field().value.slice(0, CAP)) offer(options);
}

function watch(sendNewest) {
  if (newest) return;
  newest = sendNewest;
  addEventListener("input", ({ target }) => target === field() && complete());
  addEventListener("keydown", (event) => event.target === field() && answers(event), { capture: true });
  addEventListener("submit", () => offer([]));
  addEventListener("focusout", ({ target }) => target === field() && offer([]));
  addEventListener("pointerdown", (event) => {
    const option = event.target.closest("#typed-options > li");
    if (!option) return;
    event.preventDefault(); // the field keeps the focus
    take(option);
  });
}

const complete = () => newest({ type: "complete", text: field().value.slice(0, CAP) });

function offer(options) {
  active = -1;
  if (!list()) return;
  list().replaceChildren(...options.map(row));
  list().hidden = options.length === 0;
  field().setAttribute("aria-expanded", String(options.length > 0));
  field().removeAttribute("aria-activedescendant");
}

function row([move, meaning], place) {
  const option = document.createElement("li");
  const [short, long] = [document.createElement("b"), document.createElement("span")];
  option.id = `typed-option-${place}`;
  option.dataset.move = move;
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", "false");
  Object.assign(short, { dir: "ltr", textContent: move });
  long.textContent = meaning;
  option.append(short, " ", long);
  return option;
}

// Whether a key has done something with the options.
function answers(event) {
  const { key, shiftKey, isComposing } = event;
  const shown = [...(list()?.children ?? [])];
  if (isComposing || !does(key, shiftKey, shown)) return;
  event.preventDefault();
  event.stopPropagation();
}

function does(key, shiftKey, shown) {
  if (key === "ArrowDown" && !shown.length) complete();
  else if (!shown.length) return false;
  else if (key === "ArrowDown") mark(shown, active + 1);
  else if (key === "ArrowUp") mark(shown, active < 0 ? shown.length - 1 : active - 1);
  else if (key === "Escape") offer([]);
  else if (key === "Enter" && active >= 0) take(shown[active]);
  else if (key === "Tab" && !shiftKey && adds(shown)) take(shown[Math.max(active, 0)]);
  else return false;
  return true;
}

// Whether completing says more than what is typed already: otherwise Tab goes on to what comes next.
function adds(shown) {
  const text = field().value.trim();
  return active >= 0 || (text !== "" && shown[0].dataset.move !== text);
}

function mark(shown, place) {
  active = (place + shown.length) % shown.length;
  shown.forEach((option, at) => option.setAttribute("aria-selected", String(at === active)));
  field().setAttribute("aria-activedescendant", shown[active].id);
  shown[active].scrollIntoView({ block: "nearest" });
}

function take({ dataset: { move } }) {
  field().value = move;
  offer([]);
  field().focus();
}
