// Whether what is saved lasts. Of pages that are not on the home screen or in the Dock, Safari deletes
// everything after seven days without a visit, and so does every browser of an iPhone; others do when
// there is no space left, unless they were asked to keep it, and agreed.

import { attempted } from "../engine/attempt.js";

const installed = () =>
  ["standalone", "minimal-ui"].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);

async function forgets() {
  if (globalThis.webxdc || installed()) return "";
  if (await attempted(() => navigator.storage.persisted(), false)) return "";
  if (!navigator.vendor.startsWith("Apple")) return "space";
  if ("standalone" in navigator) return "home-screen";
  return navigator.userAgent.includes("Macintosh") ? "dock" : "space";
}

export const tellWhetherItLasts = async (learn) => learn({ forgets: await forgets() });
