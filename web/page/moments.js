// What has just happened is shown beside the place on the board where it happened.

const GAP = 10; // px
const EDGE = 6;

// Above the place if there is room or more than below, so that it hides as little of it as it can.
export function placeMoment() {
  const moment = document.getElementById("moment");
  const place = moment?.dataset.at && document.getElementById(moment.dataset.at);
  if (!place) return;
  if (place.closest("[data-scrolls]")) place.scrollIntoView({ block: "nearest", inline: "nearest" });
  const [at, within] = [place, moment.parentElement].map((element) => element.getBoundingClientRect());
  const { offsetWidth: width, offsetHeight: height } = moment;
  const [above, below] = [at.top - within.top, within.bottom - at.bottom];
  const over = above - height - GAP;
  const under = within.height - below + GAP;
  const along = (at.left + at.right) / 2 - within.left - width / 2;
  const clamp = (value, room) => Math.max(EDGE, Math.min(value, room - EDGE));
  moment.style.left = `${clamp(along, within.width - width)}px`;
  moment.style.top = `${clamp(over >= EDGE || above > below ? over : under, within.height - height)}px`;
}
