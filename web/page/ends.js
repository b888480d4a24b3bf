// The end of a match over its board: a touch takes the picture to where it comes to rest.

export function watchEnds() {
  addEventListener("pointerdown", ({ target }) => {
    for (const animation of target.closest?.("#end")?.getAnimations({ subtree: true }) ?? []) {
      if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
