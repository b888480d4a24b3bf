// What is unfolded on the page. Of some of it the engine never knows; of the rest it is told, and
// until it has answered the page knows better.

const told = new Map(); // by id: {state, pending: how many of these events have no answer yet}

export function watchFolds(send) {
  const listen = ({ target: { id, dataset, open } }) => {
    const state = open ? "open" : "closed";
    if (!dataset.told || state === (told.get(id)?.state ?? dataset.told)) return;
    told.set(id, { state, pending: (told.get(id)?.pending ?? 0) + 1 });
    send({ type: open ? "unfold" : "fold", id });
  };
  addEventListener("toggle", listen, { capture: true });
}

// The page shows what the engine has answered to an event.
export function answerFold({ type, id }) {
  if (!["fold", "unfold"].includes(type) || !told.has(id)) return;
  told.get(id).pending -= 1;
  if (!told.get(id).pending) told.delete(id);
}

// An engine that starts has heard of nothing yet.
export function forgetFolds() {
  told.clear();
}

// Whether the element that is to replace this one is open.
export function foldedLike(from, to) {
  const known = from.dataset.told === (from.open ? "open" : "closed");
  return told.has(from.id) || !known ? from.open : to.open;
}
