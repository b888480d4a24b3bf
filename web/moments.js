// What has just happened is shown beside the place on the board where it happened.

const GAP = 10; // px
const EDGE = 6;

// Above the place if there is room, else below it, or as near to that as the board allows.
export function placeMoment() {
  const moment = document.getElementById("moment");
  const place = moment?.dataset.at && document.getElementById(moment.dataset.at);
  if (!place) return;
  if (place.closest("[data-scrolls]")) place.scrollIntoView({ block: "nearest", inline: "nearest" });
  const [at, within] = [place, moment.parentElement].map((element) => element.getBoundingClientRect());
  const { offsetWidth: width, offsetHeight: height } = moment;
  const over = at.top - within.top - height - GAP;
  const under = at.bottom - within.top + GAP;
  const along = (at.left + at.right) / 2 - within.left - width / 2;
  const clamp = (value, room) => Math.max(EDGE, Math.min(value, room - EDGE));
  moment.style.left = `${clamp(along, within.width - width)}px`;
  moment.style.top = `${clamp(over >= EDGE ? over : under, within.height - height)}px`;
}
