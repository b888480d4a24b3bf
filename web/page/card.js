// The picture of a match's end as a file: what is shown in #card, drawn on a canvas with the page's fonts.

const WIDTH = 1200;
const HEIGHT = 734;
const ASIDE = 56;
const PAPER = "#fdf9f0";
const DUSK = "#191726";

// What sheets may say of a drawing; outside the page there are no sheets.
const LOOKS = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"]
  .concat(["stroke-dashoffset", "paint-order", "opacity", "stop-color", "stop-opacity", "translate", "rotate", "scale"])
  .concat(["transform-origin", "transform-box", "font-family", "font-size", "font-weight", "text-anchor"]);

// Resolve to an image file of that name.
export async function cardFile(name) {
  const card = document.querySelector("#card");
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  context.drawImage(await pictured(card.querySelector("svg")), 0, 0, WIDTH, HEIGHT);
  shade(context);
  write(context, card);
  const drawn = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return new File([drawn], name, { type: "image/png" });
}

function pictured(drawing) {
  const copy = drawing.cloneNode(true);
  copy.style.cssText = "position: absolute; visibility: hidden";
  drawing.after(copy);
  spellOut(copy);
  const parts = [...copy.querySelectorAll("*")];
  const looks = parts.map((part) => {
    const computed = getComputedStyle(part);
    return LOOKS.map((look) => `${look}: ${computed.getPropertyValue(look)}`).join("; ");
  });
  parts.forEach((part, index) => part.setAttribute("style", looks[index]));
  copy.remove();
  copy.removeAttribute("style");
  copy.setAttribute("width", WIDTH);
  copy.setAttribute("height", HEIGHT);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(() => image);
}

// Put what is drawn again and again in each of its places, for it may lie elsewhere on the page.
function spellOut(drawing) {
  for (let use; (use = drawing.querySelector("use")); ) {
    const shared = document.querySelector(use.getAttribute("href"))?.cloneNode(true);
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    for (const { name, value } of use.attributes) if (name !== "href") group.setAttribute(name, value);
    if (shared) group.append(...(shared.matches("symbol") ? shared.childNodes : [shared]));
    for (const part of group.querySelectorAll("[id]")) part.removeAttribute("id");
    use.replaceWith(group);
  }
}

function shade(context) {
  const dark = context.createLinearGradient(0, HEIGHT * 0.4, 0, HEIGHT);
  dark.addColorStop(0, "transparent");
  dark.addColorStop(1, DUSK);
  context.fillStyle = dark;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

// From the last line up: what has decided it, who has won, and what was played.
function write(context, card) {
  const [who, said] = ["small span", "strong"].map((it) => card.querySelector(it).textContent);
  const font = getComputedStyle(card).fontFamily;
  const mirrored = document.documentElement.dir === "rtl";
  const x = mirrored ? WIDTH - ASIDE : ASIDE;
  Object.assign(context, { direction: mirrored ? "rtl" : "ltr", textAlign: "start", fillStyle: PAPER, shadowColor: DUSK, shadowBlur: 14 });
  context.font = `760 72px ${font}`;
  const lines = broken(context, said, WIDTH - 2 * ASIDE);
  lines.forEach((line, index) => context.fillText(line, x, HEIGHT - 52 - 80 * (lines.length - 1 - index)));
  context.font = `640 36px ${font}`;
  const above = HEIGHT - 52 - 80 * lines.length - 8;
  const mark = card.querySelector(".mark path")?.getAttribute("d");
  if (mark) {
    context.save();
    context.translate(mirrored ? x - 14 : x + 14, above - 13);
    context.scale(1.3, 1.3);
    context.fill(new Path2D(mark));
    context.restore();
  }
  context.fillText(who, mark ? x + (mirrored ? -42 : 42) : x, above);
  context.font = `600 28px ${font}`;
  context.fillText(card.dataset.title, x, 62);
}

// Break a sentence into lines of about the same length: the narrowest that need no more of them.
function broken(context, text, width) {
  const widest = linesOf(context, text, width);
  for (let limit = width / widest.length; limit < width; limit += 20) {
    const lines = linesOf(context, text, limit);
    if (lines.length === widest.length) return lines;
  }
  return widest;
}

function linesOf(context, text, width) {
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length && context.measureText(longer).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
