// A great moment over the whole board: the first touch shows how it ends, the next one goes on.

export function watchStage() {
  addEventListener("click", (click) => {
    if (click.target.closest(".stage") && toTheEnd()) click.stopImmediatePropagation();
  }, { capture: true });
}

// Return whether anything was still moving. What moves on and on, such as a claw that waits, does not count.
function toTheEnd() {
  const moving = document.querySelector("#table").getAnimations({ subtree: true }).filter(
    ({ playState, effect }) => playState === "running" && Number.isFinite(effect.getComputedTiming().endTime),
  );
  for (const animation of moving) animation.finish();
  return moving.length > 0;
}
