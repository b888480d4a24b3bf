// A program that plays, in another language than ours: it always makes the first move that it is
// offered. For tests, with a word that says what else it does: it hangs, dies, talks or cheats.

import { createInterface } from "node:readline";

const [how] = process.argv.slice(2);
let asked = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== "choose") continue;
  asked += 1;
  if (asked === 3) {
    if (how === "hangs") continue;
    if (how === "dies") process.exit(1);
    if (how === "talks") console.log("I am thinking ...");
    if (how === "cheats") console.log(JSON.stringify({ index: message.moves.length }));
    if (how) continue;
  }
  console.log(JSON.stringify({ index: 0, reasons: ["It comes first."] }));
}
