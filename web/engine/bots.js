// The bots' workers: one question at a time, stopped by terminating them. One worker is enough, but
// for a question that is shared.

import { forgetSnapshot } from "./ahead.js";
import { startPython } from "./engine.js";
import { mend } from "./offline.js";

const ENTRY = new URL("./bot.bin", import.meta.url).href;
const PATIENCE = 20000; // ms of thinking before a worker is presumed dead
const MOST = 3; // workers: each needs as much memory as the page itself
const LONGEST = 60000; // ms of thinking ahead: nobody's battery is to be emptied
const AGAIN = 250; // ms until it is tried again while a question is pending, or nobody looks

const bots = []; // promises of workers
const ready = new Set(); // those that have started
let answered = false; // ever
let asked; // the pending question, as text
let ahead; // what is thought about while nothing is asked

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

// Have a bot think, at least for `pause` ms, or its move would go unnoticed; `tell` gets the answer,
// unless the question is cancelled meanwhile.
export async function think(question, pause, tell) {
  const text = JSON.stringify(question);
  if (text === asked) return; // the page's own worker has been restarted
  if (asked) stop();
  asked = text;
  let event;
  try {
    const late = sleep(PATIENCE).then(() => Promise.reject(new Error("no answer")));
    const ask = () => (question.shared ? together(question) : answerTo(question));
    const answers = ask().catch((error) => {
      if (asked !== text) throw error;
      console.info("Another worker thinks:", error.message); // browsers short of memory end some
      return ask();
    });
    const [answer] = await Promise.all([Promise.race([answers, late]), sleep(pause)]);
    event = { type: "thought", question, answer };
  } catch (error) {
    event = { type: "thoughtless", question };
    if (asked === text) console.warn("The bot could not answer:", error.message);
  }
  if (asked !== text) return;
  if (event.type === "thoughtless") {
    stop();
    if (!answered) forgetSnapshot().then(mend); // it may be damaged
  }
  asked = undefined;
  tell(event);
}

// Have the bots think ahead, a moment at a time, as long as nothing is asked.
export async function ponder(question) {
  ahead = question;
  if (!question) return;
  const end = performance.now() + LONGEST;
  const team = crew();
  while (ahead === question && performance.now() < end) {
    const able = team.filter((bot) => ready.has(bot));
    if (asked || document.hidden || !able.length) await sleep(AGAIN);
    else await Promise.allSettled(able.map((bot) => answerTo(question, bot)));
  }
}

async function answerTo(question, bot = (bots[0] ??= begin())) {
  try {
    const { handle } = await bot;
    const start = performance.now();
    const answer = await handle(question);
    answered = true;
    performance.measure(question.ponder ? "pondered" : "thought", { start, detail: question.level });
    return answer;
  } catch (error) {
    dismiss(bot);
    throw error;
  }
}

// The answer of one worker, with what the others think that are ready.
async function together(question) {
  const [first, ...others] = crew();
  const leading = answerTo(question, first);
  const late = leading.then(() => sleep(AGAIN));
  const able = others.filter((bot) => ready.has(bot));
  const more = able.map((bot) => Promise.race([answerTo(question, bot), late]).catch(() => {}));
  const [answer, ...rest] = await Promise.all([leading, ...more]);
  const opinions = [answer, ...rest].flatMap((found) => (found?.opinions ? [found.opinions] : []));
  return { ...answer, opinions };
}

function begin() {
  const bot = startPython(ENTRY);
  bot.then(({ ended }) => (ready.add(bot), ended)).catch(() => {}).then(() => dismiss(bot));
  return bot;
}

function dismiss(bot) {
  bot.then((worker) => worker.stop(), () => {});
  ready.delete(bot);
  if (bots.includes(bot)) bots.splice(bots.indexOf(bot), 1);
}

// As many workers as this device has processors to spare.
function crew() {
  const spare = (navigator.hardwareConcurrency ?? 2) - 1;
  const small = (navigator.deviceMemory ?? 4) < 4; // gigabytes
  const count = small ? 1 : Math.min(MOST, Math.max(1, spare));
  for (let number = 0; number < count; number += 1) bots[number] ??= begin();
  return [...bots];
}

export function stop() {
  asked = undefined;
  ahead = undefined;
  for (const bot of [...bots]) dismiss(bot);
}
