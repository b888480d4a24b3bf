// The page: starts the engine, sends it events and shows its answers. Knows no game.

import morphdom from "./morphdom.js";
import { forgetSnapshot } from "../engine/ahead.js";
import { fetchAhead, startEngine } from "../engine/engine.js";
import { greet, touchAgain } from "./first.js";
import { ponder, stop, think } from "../engine/bots.js";
import { watchDrags } from "./drag.js";
import { keepFocus } from "./focus.js";
import { answerFold, foldedLike, forgetFolds, watchFolds } from "./folds.js";
import { navigate, settleAt, settleHistory } from "./address.js";
import { asked, cleanUp, home } from "./arrival.js";
import { watchBack } from "./back.js";
import { watchPointing } from "../engine/games.js";
import { watchForms } from "./forms.js";
import { copy, download, files, savePicture, share } from "./giving.js";
import { hear, utter } from "./heard.js";
import { watchInspections } from "./inspect.js";
import { badge, install, watchForInstall } from "./install.js";
import { dropOvertaken, heed, keep, keepSoon, rememberedWith, watchKeeping } from "./keeping.js";
import { watchKeys } from "./keys.js";
import { watchLaunches } from "./launches.js";
import { LINES, tellOfLines } from "./lines.js";
import { canMirror, followAnother, isScreen, isWatched, mirror, watchMirror } from "./mirror.js";
import { placeMoment, watchMoments } from "./moments.js";
import { finish, measure, move, shake } from "./motion.js";
import { keepForOffline, mend, renew, update } from "../engine/offline.js";
import { fit, watchPanning } from "./pan.js";
import { PLANE, settlePlane, watchPlane } from "./plane.js";
import { reveal, slides } from "./replay.js";
import { settle } from "./settings.js";
import { drawnIn, styled } from "./sheets.js";
import { sound } from "./sound.js";
import { Store } from "./store.js";
import { meant, watchTouches } from "./touch.js";
import { watchTurning } from "./turning.js";
import { CHAT, chat } from "./xdc.js";

const PATIENCE = 4000; // ms without an answer before the worker is presumed dead,
const SLOWER = 4; // or this many times its slowest answer: a device may be slow, or busy
const START = 20000; // the same where something may have to be downloaded first
const FETCHING = new Set(["navigate", "bring", "import", "live", "line", "letter", "invite", "join"]);
const STARTING = new Set(["ping", "navigate", "device"]); // a start says all that these could
const SOON = 1500; // ms after an answer before we check that the worker is alive,
const NOW_AND_THEN = 10000; // and between checks while nothing happens
const FIRST = 5; // answers: if these fail, the memory that Python started from may be to blame

const idle = globalThis.requestIdleCallback ?? ((work, { timeout = 1000 } = {}) => setTimeout(work, timeout));

const store = new Store(send, learn);
document.documentElement.toggleAttribute("data-kept", Object.keys(store.saves).length > 0);
document.documentElement.dataset.up = "true";
const queue = [];
const device = { mirrors: canMirror }; // facts that the engine cannot find out itself
let engine;
let opened = location.hash;
let resumes = true; // from the page that was kept
let answered = 0;
let slowest = 0; // ms
let busy = false;
let pulse;

const app = () => document.getElementById("app");

// --- asking the engine ---------------------------------------------------------------------

// Every event goes through here, even before the engine is ready.
function send(event) {
  queue.push(event);
  pump();
}

async function pump() {
  if (busy || !engine) return;
  busy = true;
  let idle = NOW_AND_THEN;
  while (queue.length) {
    const event = meant(queue.shift());
    if (!event) continue;
    if (event.type !== "ping") idle = SOON;
    try {
      show(await ask(event, FETCHING.has(event.type) ? START : patience()));
      answerFold(event);
    } catch (error) {
      console.warn("Starting the engine again:", error.message);
      await again(event);
    }
  }
  busy = false;
  clearTimeout(pulse);
  pulse = setTimeout(ping, idle);
}

function ping() {
  if (document.visibilityState === "visible") send({ type: "ping" });
}

const patience = () => Math.min(START, Math.max(PATIENCE, SLOWER * slowest));

// Randomness and time come from here, so that the engine is a pure function.
async function ask(event, limit) {
  const since = performance.now();
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  const seed = (high % 2 ** 21) * 2 ** 32 + low;
  const answer = engine.handle({ ...event, seed, time: Date.now() });
  answer.catch(() => {}); // a discarded engine's answer is of no interest
  const late = new Promise((_, reject) =>
    setTimeout(reject, limit, new Error(`no answer to “${event.type}”`)),
  );
  const page = await Promise.race([answer, late]);
  answered += 1;
  slowest = Math.max(slowest, performance.now() - since);
  await styled(drawnIn(page.html));
  return page;
}

// What was kept may have been damaged since: if the start fails, that is mended first.
async function start() {
  try {
    await begin();
  } catch (error) {
    engine?.stop();
    if (!(await Promise.all([forgetSnapshot(), mend()])).includes(true)) throw error;
    console.warn("Starting the engine from mended files:", error.message);
    await begin();
  }
}

async function begin() {
  engine = await startEngine();
  answered = 0;
  while (queue[0]?.type === "navigate") opened = queue.shift().url; // the address already says it
  const left = queue.some(({ type }) => type === "navigate"); // after other touches
  const { saves, settings } = store;
  const languages = navigator.languages ?? [];
  const url = (left && opened) || asked();
  const zone = -new Date().getTimezoneOffset();
  const here = { url, address: home(), zone, languages, device, shares: "share" in navigator, chat: chat() };
  const session = resumes ? rememberedWith(store.session) : store.session;
  const page = await ask({ type: "start", ready: true, ...here, saves, settings, session }, START);
  const overtaken = resumes && dropOvertaken(queue);
  resumes = false;
  opened = undefined;
  show(page);
  forgetFolds();
  cleanUp();
  tellOfLines();
  if (overtaken) queue.unshift({ type: "trouble", what: "overtaken" });
}

// The worker has died or hangs: another one takes over and gets the same event once more.
async function again(event) {
  say("restarting");
  engine.stop();
  if (answered < FIRST) await forgetSnapshot();
  try {
    await start();
  } catch (error) {
    await failed(error);
  }
  mend(); // once more: what was mended at the first start may just have been given up
  if (STARTING.has(event.type)) return;
  try {
    show(await ask(event, START));
    answerFold(event);
    show(await ask({ type: "trouble", what: "restart" }, patience()));
  } catch {
    engine.stop();
    await start().catch(failed);
    queue.unshift({ type: "trouble", what: "slow" });
  }
}

// Resolves when there is an engine again, if ever. heal.js looks at the host and the network, says
// what is wrong, and waits until it is not. Where no engine has started yet the page begins anew,
// for not every browser imports again what it has imported in vain.
async function failed(error) {
  console.error(error);
  engine = undefined;
  const { why } = document.documentElement.dataset; // see able.js
  const begun = performance.getEntriesByName("engine").length > 0;
  if (!why && begun && (await untilThere())) return start().catch(failed);
  if (why || !begun) heal(error.message);
  else say("failed");
  return new Promise(() => {});
}

// Messages for when the engine cannot answer are part of the page from the start.
function say(what) {
  utter(document.getElementById("notice"), (notice) => (notice.textContent = app().dataset[what]));
}

// Report something new about this device.
function learn(facts) {
  Object.assign(device, facts);
  send({ type: "device", device });
}

// --- showing its answer --------------------------------------------------------------------

function show({ html, effects }) {
  keepSoon();
  if (!html) return carryOut(effects);
  if (isWatched()) sendNewest({ type: "mirror" });
  const early = effects.filter(({ type }) => AHEAD.has(type));
  carryOut(early);
  catchUp?.();
  finish();
  const places = measure();
  const next = document.createElement("body");
  next.innerHTML = html;
  const focus = keepFocus(next);
  clear(next);
  const aside = beside(next);
  const playing = document.getElementById("table") && next.querySelector("#table");
  const now = (from, to) => to !== aside && differs(from, to);
  renewSymbols(next);
  morphdom(app(), next.querySelector("#app"), { getNodeKey, onBeforeElUpdated: now });
  settlePlane();
  const giveFocus = focus();
  fit();
  reveal();
  placeMoment();
  move(places);
  const late = effects.filter(({ type }) => playing && UNSEEN.has(type));
  carryOut(effects.filter((effect) => !early.includes(effect) && !late.includes(effect)));
  settleHistory();
  afterwards(() => {
    if (aside) morphdom(document.getElementById("panel"), aside, { onBeforeElUpdated: differs });
    carryOut(late);
    giveFocus?.();
  });
  const types = effects.map((effect) => effect.type);
  const moved = types.includes("save") && !types.includes("navigate");
  if (moved) requestAnimationFrame(() => setTimeout(() => performance.mark("move"))); // it is painted
}

const getNodeKey = ({ id }) => id;

// A game's shared symbols are kept apart from the rest: there are many, and they rarely change.
function renewSymbols(next) {
  const [was, is] = [document, next].map((page) => page.querySelector("#symbols"));
  if (is && ("same" in is.dataset || was?.isEqualNode(is))) return;
  was?.remove();
  if (is) app().before(is);
}

function carryOut(effects) {
  for (const effect of effects) {
    try {
      if (!effect.kept || store.tellsKept(effect.kept)) EFFECTS[effect.type](effect);
    } catch (error) {
      console.warn(`No “${effect.type}” here:`, error.message); // a sound, say: no match ends of it
    }
  }
}

// Bots think while the page is painted.
const AHEAD = new Set(["stop", "think", "ponder"]);

// The panel beside the table can wait until the table is painted, unless it is being read; so can
// invisible effects, from pick to pick.
const UNSEEN = new Set(["title", "remember"]);
let catchUp;

function beside(next) {
  const [was, is] = [document, next].map((page) => page.querySelector("#panel:not([data-opened])"));
  return was && is && !was.contains(document.activeElement) ? is : undefined;
}

// A hidden page is not painted either.
function afterwards(work) {
  catchUp = () => {
    catchUp = undefined;
    work();
  };
  if (document.hidden) catchUp();
  else requestAnimationFrame(() => idle(() => catchUp?.(), { timeout: 100 }));
}

// Clear the old screen before the new one comes, or the browser would lay out both at once.
function clear(next) {
  if (next.querySelector("#app").dataset.screen === app().dataset.screen) return;
  for (const child of [...app().children]) if (child.getAttribute("role") !== "status") child.remove();
  if (answered > 1) scrollTo(0, 0); // the first screen may be one that is reloaded
}

// Leave alone what the page knows better than the engine.
function differs(from, to) {
  if ("same" in to.dataset) return false;
  hear(from, to);
  if (from.type === "range") return !slides(from) && !from.isEqualNode(to);
  if (from === document.activeElement && from.matches("textarea, input:not([type=checkbox], [type=radio])")) return false;
  if (from.matches("details")) to.open = foldedLike(from, to);
  return !from.isEqualNode(to);
}

// Only one event waits at a time: a later one replaces it.
let waiting;

function later(event, after) {
  clearTimeout(waiting);
  waiting = setTimeout(send, after, event);
}

const EFFECTS = {
  save: ({ id, text }) => store.save(id, text),
  remove: ({ id }) => store.remove(id),
  settings: ({ value }) => (store.settle(value), settle(value)),
  remember: ({ value }) => store.remember(value),
  navigate: ({ url, replace }) => navigate(url, replace),
  address: ({ url }) => settleAt(url),
  language: ({ lang, dir }) => Object.assign(document.documentElement, { lang, dir }),
  title: ({ text }) => (document.title = text),
  badge: ({ count }) => badge(count),
  copy: ({ text }) => copy(text).then((done) => send({ type: "copied", done })),
  download: ({ name, text }) => download(name, text),
  picture: ({ name }) => savePicture(name).then((done) => done || send({ type: "unsent" })),
  share: (what) => share(what).then((done) => done || send({ type: "unsent" })),
  later: ({ event, after }) => later(event, after),
  typed: (what) => import("./typing.js").then((it) => it.typed(what, sendNewest)),
  ...PLANE,
  ...LINES(store, send),
  ...CHAT(send),
  sound: ({ name, volume }) => sound(name, volume),
  shake: ({ id }) => shake(document.getElementById(id)),
  mirror: (shown) => mirror(shown, drawnIn(shown.html)),
  scroll: ({ id }) => document.getElementById(id)?.scrollIntoView(),
  think: ({ question, pause }) => think(question, pause, send),
  ponder: ({ question }) => ponder(question),
  stop,
  keep: heed,
  install: () => install(learn),
  renew: () => renew(learn),
  update: ({ url }) => update(learn, url),
  log: ({ text }) => console.error(text),
};

// --- what happens --------------------------------------------------------------------------

// While the engine is busy, only the latest of these counts.
function sendNewest(event) {
  if (queue.at(-1)?.type === event.type) queue.pop();
  send(event);
}

addEventListener("pointerdown", finish, { capture: true });
watchMoments(send);
watchTouches(send);
watchKeys(send, sendNewest);
watchTurning();
watchPanning();
watchDrags(send);
watchPlane(send, sendNewest);
watchInspections(send);
watchFolds(send);
watchForms(send, sendNewest);

files((type, text) => send({ type, text }));

watchMirror(send, sendNewest);
if (!isScreen) watchBack(send, (url) => {
  if (!engine) app().classList.add("waiting");
  send({ type: "navigate", url });
});

// A game that is pointed at may be opened next.
watchPointing((game) => (fetchAhead(game), styled(game)));

addEventListener("storage", () => store.lookAround());

// A page restored from the back/forward cache has missed what happened meanwhile.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) keep();
  store.lookAround();
  ping();
});
addEventListener("pagehide", keep);

watchForInstall(learn);
watchLaunches(send);

if (document.documentElement.dataset.browser) learn({ browser: document.documentElement.dataset.browser });

// --- beginning -----------------------------------------------------------------------------

settle(store.settings);

// Until the engine is ready, the page is shown as it was (see resume.js), or else the home page.
watchKeeping(store, () => catchUp?.());
touchAgain();
const greeted = greet();

busy = true;
if (isScreen) followAnother(greeted);
else start().catch(failed).then(() => {
  busy = false;
  pump();
  idle(() => keepForOffline(learn));
});
