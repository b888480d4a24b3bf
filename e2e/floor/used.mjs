// What files use that the oldest browsers lack that the site starts in: used.mjs FILES writes
// {place in MDN's data on browsers: [files]} as JSON. Of scripts and stylesheets everything counts,
// of other files their `style` attributes.

import { readFileSync } from "node:fs";
import { usesOfScript } from "./scripts.mjs";
import { usesOfStyle } from "./styles.mjs";

const found = {};
const THEIRS = /\b(pyodide|pyscript)[.][0-9a-f]+\/|\b(fzstd|morphdom)[.]/;
const STYLE = /\bstyle="([^"{]*)"/g; // one that is filled in by a template has nothing but values

for (const file of process.argv.slice(2)) {
  const tell = (what) => (found[what] ??= new Set()).add(file);
  const text = readFileSync(file, "utf8");
  if (/\.m?js$/.test(file)) usesOfScript(text, tell, THEIRS.test(file));
  else if (file.endsWith(".css")) usesOfStyle(text, tell);
  else for (const [, style] of text.matchAll(STYLE)) usesOfStyle(style, tell, "declarationList");
}
const sorted = Object.entries(found).sort().map(([what, where]) => [what, [...where]]);
process.stdout.write(JSON.stringify(Object.fromEntries(sorted), null, 1));
