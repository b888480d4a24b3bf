// What a page does on a plane: what is held over it, and the measuring tape.

import { settleAims, showAim, watchAims } from "./aim.js";
import { settleTape, showMeasure, watchTape } from "./tape.js";

export const PLANE = { aim: showAim, measure: showMeasure };

export function watchPlane(send, newest) {
  watchAims(send, newest);
  watchTape(newest);
}

// A new page has come.
export function settlePlane() {
  settleAims();
  settleTape();
}
