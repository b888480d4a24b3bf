// What is unfolded on the page. Of some of it the engine never knows; of the rest it is told, and
// until it has answered the page knows better.

const told = new Map(); // by id, until the engine's page says the same

export function watchFolds(send) {
  const listen = ({ target }) => {
    if (!target.dataset.told || known(target)) return;
    told.set(target.id, target.open ? "open" : "closed");
    send({ type: target.open ? "unfold" : "fold", id: target.id });
  };
  addEventListener("toggle", listen, { capture: true });
}

// The engine has answered all that it was told.
export function answerFolds() {
  told.clear();
}

// Whether the element that is to replace this one is open.
export function foldedLike(from, to) {
  return told.has(from.id) || !known(from) ? from.open : to.open;
}

const known = ({ id, dataset, open }) => (told.get(id) ?? dataset.told) === (open ? "open" : "closed");
