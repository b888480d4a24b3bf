// Lines to other devices (see live.js), which is fetched when the first one is wanted.

import { attempt } from "../engine/attempt.js";
import { home } from "./arrival.js";

const TABS = "kitchen-table/lines ";

let live;

const begun = (send) => (live ??= import("../live/live.js").then((it) => (listen(send), it.connect(send), it)));

// What is to be said must have been kept before: otherwise another tab has said something else.
export const LINES = (store, send) => ({
  dial: (what) => begun(send).then((it) => it.dial(what)).catch(() => none(send, what)),
  post: (what) => begun(send).then((it) => {
    if (store.overtaken === what.match) it.again(what.match);
    else if (what.sealed && !store.holds(what.match)) it.hang(what);
    else it.post(what);
  }),
  hang: (what) => begun(send).then((it) => it.hang(what)),
  forward: ({ text }) => tabs()?.postMessage(text),
});

// Tell an engine that has just started of the lines that there are.
export function tellOfLines() {
  live?.then((it) => it.announce());
}

function none(send, { line, match }) {
  live = undefined;
  send({ type: "line", line, match, state: "closed" });
}

// An answer may be opened in another tab than that which waits for it.
const tabs = () => attempt(() => new BroadcastChannel(TABS + home()));

function listen(send) {
  tabs()?.addEventListener("message", ({ data }) => send({ type: "answer", text: String(data) }));
}
