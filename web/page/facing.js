// Where the page is turned for whoever sits opposite, the screen's right is the reader's left. What
// pointers and boxes tell is of the screen; what is laid out is of the page.

export const turned = () => document.querySelector("#app[data-turned]") !== null;

// What a way across the screen is multiplied with, to be one across the page.
export const facing = () => (turned() ? -1 : 1);

// Where an element is, as its reader sees it.
export function boxOf(element) {
  const box = element.getBoundingClientRect();
  if (!turned()) return box;
  const { left, top, right, bottom, width, height } = box;
  return { left: innerWidth - right, top: innerHeight - bottom, right: innerWidth - left, bottom: innerHeight - top, width, height };
}

// What follows the pointer lies beside the page: it is turned as well.
export function face(element) {
  element.style.rotate = turned() ? "180deg" : "";
}
