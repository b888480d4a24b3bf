// Between the window of a match and a second screen, which shows its table. The screen speaks up every
// second, {ask, to}: `to` is the window that it follows, "" for any, and `ask` whether it still needs to
// be shown something; and {over, to} when it closes. The window answers {from} that it is there, {from, bye} when it goes, and whatever
// is new as {from, html, title, game, look}.

import { home } from "./arrival.js";

export const SCREEN = "#/screen/"; // the address of a second screen, which ends with the name of the window

export const openChannel = () => new BroadcastChannel(`kitchen-table/screen ${home()}`);
