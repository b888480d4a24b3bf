// An installed page is opened once: what it is launched with later, a link or what somebody has shared
// with it, comes to the window that is there.

import { attempt } from "../engine/attempt.js";

export function watchLaunches(send) {
  let opened = location.href; // by a launch as well, of which the window is told

  function launched({ targetURL }) {
    const again = targetURL !== opened;
    opened = undefined;
    if (!again || !targetURL) return;
    const { hash, searchParams } = new URL(targetURL);
    const shared = [...searchParams.values()].join("\n");
    if (hash) location.hash = hash;
    else if (shared) send({ type: "bring", text: shared });
  }

  attempt(() => globalThis.launchQueue?.setConsumer(launched));
}
