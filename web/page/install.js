// Some browsers can install the site as an application and announce that; asking takes a touch.

import { attempted } from "../engine/attempt.js";

let offer;

// `tell` gets whether that is possible, as {installable}.
export function watchForInstall(tell) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // or some browsers show their own banner
    offer = event;
    tell({ installable: true });
  });
  addEventListener("appinstalled", () => tell({ installable: false, forgets: "" }));
}

// An offer can be used once; if it was declined the browser makes another.
export async function install(tell) {
  tell({ installable: false });
  await attempted(() => offer?.prompt());
}

// How many matches wait for a move here, on the icon of an installed page.
export function badge(count) {
  attempted(() => (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()));
}
