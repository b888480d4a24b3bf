// The settings of this device that concern the page itself: colours, motion, sounds.

const root = document.documentElement;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const USUAL = 16; // pixels of a browser's letters where nobody has asked for larger ones

let motion = "system";

// Apply the settings, again whenever they change.
export function settle(settings) {
  const theme = settings.theme ?? "system";
  root.dataset.theme = theme;
  root.dataset.size = lettersAreLarge() ? "large" : settings.size ?? "normal";
  for (const meta of document.querySelectorAll("meta[data-scheme]")) {
    const { scheme } = meta.dataset;
    const chosen = theme === scheme ? "all" : "not all";
    meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
  motion = settings.motion ?? "system";
  obey();
}

// Whether the browser is set to larger letters than most people read.
const lettersAreLarge = () => Number.parseFloat(getComputedStyle(root).fontSize) > 1.1 * USUAL;

function obey() {
  root.dataset.motion = calm.matches || motion === "reduced" ? "reduced" : "full";
}

// Whether nothing may move.
export const still = () => root.dataset.motion === "reduced";

calm.addEventListener?.("change", obey);
