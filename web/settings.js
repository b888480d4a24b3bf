// What is chosen for this device and concerns the page itself: colours, motion, sounds.

const root = document.documentElement;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

let motion = "system";

// Carry out what is chosen; again whenever that changes.
export function settle(settings) {
  const theme = settings.theme ?? "system";
  root.dataset.theme = theme;
  for (const meta of document.querySelectorAll("meta[data-scheme]")) {
    const { scheme } = meta.dataset;
    const chosen = theme === scheme ? "all" : "not all";
    meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
  motion = settings.motion ?? "system";
  obey();
}

function obey() {
  root.dataset.motion = calm.matches || motion === "reduced" ? "reduced" : "full";
}

// Whether nothing is to travel about.
export const still = () => root.dataset.motion === "reduced";

calm.addEventListener("change", obey);
