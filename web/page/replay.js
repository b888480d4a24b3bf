// The replay: keys that press buttons, a slider being moved, a story that scrolls along.

const OWN_SPACE = "button, a, [role=button]";

// Press the button for this key; return whether there is one.
export function shortcut({ key, target, typing }) {
  if (document.getElementById("sheet") || typing || target.matches("summary")) return false;
  if (key === " " && target.matches(OWN_SPACE)) return false;
  const name = key === " " ? "Space" : CSS.escape(key);
  const button = document.querySelector(`[aria-keyshortcuts~="${name}"]`);
  button?.click();
  return button !== null;
}

// Whether a finger is on this slider, so that it must not be moved.
export const slides = (slider) => slider.matches(":active");

// Mark the lines of the story that the board shows, and keep them in view.
export function reveal() {
  const move = document.getElementById("replay")?.dataset.move;
  if (move === undefined) return;
  const lines = document.querySelectorAll(`#story [data-to="${move}"]`);
  for (const line of document.querySelectorAll("#story [aria-current]")) line.removeAttribute("aria-current");
  for (const line of lines) line.setAttribute("aria-current", "step");
  if (lines.length) keepInSight(lines[0], document.getElementById("panel"));
}

function keepInSight(line, panel) {
  const { top, bottom } = line.getBoundingClientRect();
  const frame = panel.getBoundingClientRect();
  if (top < frame.top + 60 || bottom > frame.bottom - 20) {
    panel.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
  }
}
