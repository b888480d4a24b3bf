// What moves over the whole board. A great moment: the first touch shows how it ends, the next one
// goes on. The end of a match: a touch takes the picture to where it comes to rest.

export function watchStages() {
  addEventListener("click", (click) => {
    if (click.target.closest(".stage") && toTheEnd("#table")) click.stopImmediatePropagation();
  }, { capture: true });
  addEventListener("pointerdown", ({ target }) => {
    if (target.closest?.("#end")) toTheEnd("#end");
  });
}

// Return whether anything was still moving. What moves on and on, such as a claw that waits, does not count.
function toTheEnd(place) {
  const moving = document.querySelector(place).getAnimations({ subtree: true }).filter(
    ({ playState, effect }) => playState === "running" && Number.isFinite(effect.getComputedTiming().endTime),
  );
  for (const animation of moving) animation.finish();
  return moving.length > 0;
}
