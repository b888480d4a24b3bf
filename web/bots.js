// The bots' worker: one question at a time, stopped by terminating it.

import { forgetSnapshot } from "./ahead.js";
import { startPython } from "./engine.js";

const ENTRY = new URL("./bot.py", import.meta.url).href;
const PATIENCE = 20000; // ms of thinking before the worker is presumed dead

let bot; // a promise of the worker
let answered = false; // ever
let asked; // the pending question, as text

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
    const [answer] = await Promise.all([Promise.race([answerTo(question), late]), sleep(pause)]);
    event = { type: "thought", question, answer };
  } catch (error) {
    event = { type: "thoughtless", question };
    if (asked === text) console.warn("The bot could not answer:", error.message);
  }
  if (asked !== text) return;
  if (event.type === "thoughtless") {
    stop();
    if (!answered) forgetSnapshot(); // it may be damaged
  }
  asked = undefined;
  tell(event);
}

async function answerTo(question) {
  bot ??= startPython(ENTRY);
  const { handle } = await bot;
  const start = performance.now();
  const answer = await handle(question);
  answered = true;
  performance.measure("thought", { start, detail: question.level });
  return answer;
}

export function stop() {
  asked = undefined;
  bot?.then((worker) => worker.stop(), () => {});
  bot = undefined;
}
