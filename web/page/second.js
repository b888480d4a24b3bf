// A second screen: this window shows the table of another one, large and without anybody's hand, for a
// television. It needs no engine, for what it shows is drawn there and comes by a channel (see mirror.js).

import morphdom from "./morphdom.js";
import { attempted } from "../engine/attempt.js";
import { onceStarted } from "../engine/later.js";
import { openChannel, SCREEN } from "./channel.js";
import { finish, measure, move } from "./motion.js";
import { styled } from "./sheets.js";

const SHEET = new URL("../styles/second.css", import.meta.url).href;
const OFTEN = 1000; // ms between two words to the window that is followed
const LATE = 3500; // ms without an answer after which it is taken to be closed: a reload takes less
const IDLE = 3000; // ms after which a mouse that lies still is not seen

const DRAWN = [1120, 630]; // pixels: the window that everything is drawn for, or one wider or higher

const root = document.documentElement;
const channel = openChannel();

let followed = named(); // the window; "" for the first that answers
let heard = performance.now();
let behind = true; // whether there is something to be shown yet
let shown = Promise.resolve();

// `words` are what is said where no window has said anything yet.
export async function follow(words) {
  await sheet(SHEET);
  onceStarted();
  addEventListener("resize", enlarge);
  enlarge();
  channel.addEventListener("message", ({ data }) => take(data));
  addEventListener("hashchange", () => {
    if (!location.hash.startsWith(SCREEN)) location.reload(); // it wants to be a page like others
    else adopt(named());
  });
  addEventListener("pagehide", () => channel.postMessage({ over: true, to: followed }));
  setInterval(speakUp, OFTEN, words);
  speakUp(words);
  watchControls();
  stayAwake();
}

function named() {
  return location.hash.slice(SCREEN.length);
}

function adopt(name) {
  [followed, behind, heard] = [name, true, performance.now()];
  speakUp();
}

function speakUp(words) {
  const late = performance.now() - heard > LATE;
  if (late && !("alone" in root.dataset)) {
    root.dataset.alone = "";
    if (root.hasAttribute("data-resuming")) wait(words);
  }
  if (late) [followed, behind] = ["", true]; // whoever opens a match is followed
  channel.postMessage({ ask: behind, to: followed });
}

function take({ from, bye, html, ...more }) {
  if (!from || (followed && from !== followed)) return;
  if (bye) {
    behind = true; // it may only have been loaded anew
    return;
  }
  followed = from;
  heard = performance.now();
  if (html === undefined) return;
  behind = false;
  shown = shown.then(() => show(html, more)).catch((error) => console.warn("Not shown:", error.message));
}

async function show(html, { title, game, look }) {
  await styled(game);
  delete root.dataset.alone;
  Object.assign(root.dataset, look);
  document.title = title;
  finish();
  const places = measure();
  const next = new DOMParser().parseFromString(html, "text/html").body;
  const app = document.getElementById("app");
  const drawn = next.querySelector("#app");
  const [was, is] = [document, next].map((page) => page.querySelector("#symbols"));
  if (!is || !was?.isEqualNode(is)) {
    was?.remove();
    if (is) app.before(is);
  }
  if (app.dataset.drawn === drawn.dataset.drawn && app.dataset.screen === drawn.dataset.screen) {
    morphdom(app, drawn, { onBeforeElUpdated: (from, to) => !from.isEqualNode(to) });
  } else {
    app.replaceWith(drawn);
  }
  Object.assign(root, { lang: drawn.lang, dir: drawn.dir });
  root.removeAttribute("data-resuming");
  fullButton();
  move(places, enlarge());
}

function enlarge() {
  const times = Math.min(innerWidth / DRAWN[0], innerHeight / DRAWN[1]);
  root.style.setProperty("--times", times);
  return times;
}

// Nobody has said anything yet.
function wait(words) {
  const app = document.getElementById("app");
  app.dataset.screen = "second";
  app.dataset.ready = "true";
  app.className = "";
  app.innerHTML = '<div class="gone" role="status"><p></p></div>';
  app.querySelector("p").textContent = words;
  root.removeAttribute("data-resuming");
}

function sheet(href) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve) => {
    Object.assign(link, { onload: resolve, onerror: resolve });
    document.head.append(link);
  });
}

// --- the only control ------------------------------------------------------------------------

function fullButton() {
  const button = document.getElementById("full");
  if (button) button.hidden = !document.fullscreenEnabled || Boolean(document.fullscreenElement);
}

function watchControls() {
  let still;
  const moved = () => {
    root.dataset.moved = "";
    clearTimeout(still);
    still = setTimeout(() => delete root.dataset.moved, IDLE);
  };
  const fill = () => {
    const full = document.fullscreenElement;
    attempted(() => (full ? document.exitFullscreen() : root.requestFullscreen()));
  };
  addEventListener("pointermove", moved);
  addEventListener("keydown", ({ key, code, ctrlKey, metaKey, altKey }) => {
    moved();
    if ((key === "f" || key === "F" || code === "KeyF") && !ctrlKey && !metaKey && !altKey) fill();
  });
  addEventListener("click", ({ target }) => target.closest("#full") && fill());
  document.addEventListener("fullscreenchange", fullButton);
}

// A television goes to sleep where nobody touches anything.
function stayAwake() {
  const wake = () => document.hidden || attempted(() => navigator.wakeLock.request("screen"));
  document.addEventListener("visibilitychange", wake);
  wake();
}
