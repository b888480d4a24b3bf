// The line of a chat. Where a messenger runs the page inside one (https://webxdc.org), it hands what one
// member sends to all of them, keeps it, and tells it from the beginning each time the page is opened.
// What is sent there only the engine understands.

const LONGEST = 100_000; // characters: what is longer is none of ours

const { webxdc } = globalThis;
const heard = []; // what has been said in this chat
let whole = false; // whether that is all there was when the page was opened
let told; // how much of it the engine has been told, once it has started

// Who plays, and all that has been said: what the engine starts with. Outside a chat it is undefined.
export function chat() {
  if (!webxdc) return undefined;
  told = heard.length;
  return { address: String(webxdc.selfAddr), name: String(webxdc.selfName), whole, said: [...heard] };
}

// What the engine has done here. Listens to the chat, of which the engine is told by `send`.
export function CHAT(send) {
  if (!webxdc) return {};
  let due = false;

  // At once what comes at once: a page that is opened hears of hundreds.
  function pass() {
    if (due) return;
    due = true;
    setTimeout(() => {
      due = false;
      if (told === undefined) return; // the start will tell
      send({ type: "heard", said: heard.slice(told), whole });
      told = heard.length;
    });
  }

  const listens = webxdc.setUpdateListener(({ payload }) => {
    const { by, letter } = payload ?? {};
    if (typeof by !== "string" || typeof letter !== "string" || by.length + letter.length > LONGEST) return;
    heard.push({ by, letter });
    pass();
  }, 0);
  Promise.resolve(listens).then(() => {
    whole = true;
    pass();
  });
  return { tell: ({ update }) => webxdc.sendUpdate(update, "") };
}
