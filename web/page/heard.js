// What is said is heard each time: a screen reader passes over a live region whose text stays equal,
// so that one is emptied for a moment. A page tells by `data-said` when a region says something anew.

const PAUSE = 100; // ms: long enough for screen readers to notice

// Say something in a live region; `fill` puts it there.
export function utter(region, fill) {
  const before = region.textContent;
  fill(region);
  if (isEqual(before, region)) repeat(region);
}

// A region is about to be made like that of the next page.
export function hear(from, to) {
  const [was, is] = [from.dataset.said, to.dataset.said];
  const anew = was !== undefined && is !== undefined && was !== is; // a page that was kept has said nothing
  if (anew && isEqual(from.textContent, to)) queueMicrotask(() => repeat(from));
}

const isEqual = (before, { textContent }) => textContent.trim() !== "" && textContent === before;

// Only the text goes and comes back: what it stands in may have the focus.
function repeat(region) {
  const texts = [];
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  const gaps = texts.map(() => new Text());
  texts.forEach((text, place) => text.replaceWith(gaps[place]));
  setTimeout(() => {
    if (region.textContent !== "") return; // something else has been said meanwhile
    gaps.forEach((gap, place) => gap.replaceWith(texts[place]));
  }, PAUSE);
}
