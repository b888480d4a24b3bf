// Things that a first visit does not wait for.

const FONTS = new URL("../styles/fonts.css", import.meta.url).href;

let started = false;

// Call this when the engine has started, and again after each restart.
export function onceStarted() {
  if (started) return;
  started = true;
  if ([...document.styleSheets].some(({ href }) => href === FONTS)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = FONTS;
  document.head.append(link);
}
