// What has just happened is shown beside the place on the board where it happened, where it hides
// least of that place and of what can be picked next, and it goes with the next touch.

import { boxOf } from "./facing.js";
import { watchStages } from "./stage.js";

const GAP = 10; // px
const EDGE = 6;

export function placeMoment() {
  const moment = document.getElementById("moment");
  if (!moment) return;
  const place = moment.dataset.at && document.getElementById(moment.dataset.at);
  if (place?.closest("[data-scrolls]")) place.scrollIntoView({ block: "nearest", inline: "nearest" });
  const frame = boxOf(moment.parentElement);
  const within = (element) => {
    const { left, top, right, bottom } = boxOf(element);
    return { left: left - frame.left, top: top - frame.top, right: right - frame.left, bottom: bottom - frame.top };
  };
  const seen = [...moment.parentElement.querySelectorAll("[data-pick]")].map(within);
  if (place) seen.push(within(place));
  if (!seen.length) return;
  const size = { width: moment.offsetWidth, height: moment.offsetHeight };
  const [best] = spots(place && within(place), size, frame)
    .map((spot) => ({ spot, hidden: hiddenBy({ ...spot, right: spot.left + size.width, bottom: spot.top + size.height }, seen) }))
    .sort((one, other) => one.hidden - other.hidden); // of equal ones the first
  moment.style.left = `${best.spot.left}px`;
  moment.style.top = `${best.spot.top}px`;
}

// Above the place or below it, whichever has more room; else along an edge of the board.
function spots(at, { width, height }, frame) {
  const [right, low] = [frame.width - width - EDGE, frame.height - height - EDGE];
  const clamp = (value, room) => Math.max(EDGE, Math.min(value, room));
  const middle = clamp((frame.width - width) / 2, right);
  const edges = [EDGE, clamp(low, low)].flatMap((top) => [middle, EDGE, clamp(right, right)].map((left) => ({ left, top })));
  if (!at) return edges;
  const along = clamp((at.left + at.right - width) / 2, right);
  const beside = [at.top - height - GAP, at.bottom + GAP].map((top) => ({ left: along, top: clamp(top, low) }));
  if (at.top < frame.height - at.bottom && at.top - height - GAP < EDGE) beside.reverse();
  return [...beside, ...edges];
}

// How much of these is hidden, each by its share: a small one is as good as a large one.
function hiddenBy(card, seen) {
  const shared = (it, [from, to]) => Math.max(0, Math.min(it[to], card[to]) - Math.max(it[from], card[from]));
  const sides = [["left", "right"], ["top", "bottom"]];
  const part = (it) => sides.reduce((all, [from, to]) => all * (shared(it, [from, to]) / (it[to] - it[from] || 1)), 1);
  return seen.reduce((sum, it) => sum + part(it), 0);
}

// Whoever can choose already need not wait for it to go: it is out of the way with the next touch,
// wherever that is.
export function watchMoments(send) {
  watchStages();
  const shown = () => document.querySelector("#table #moment:not([data-do])");
  addEventListener("pointerdown", () => {
    const moment = shown();
    if (moment) moment.style.visibility = "hidden";
  }, { capture: true });
  addEventListener("click", ({ target }) => {
    if (shown() && !target.closest("[data-pick], [data-picked], [data-open]")) send({ type: "seen" });
  });
}
