// Makes the memory of an interpreter that has done it all before:
// node snapshot.mjs <pyodide> <folder of zips> <the one that all games share> <snapshot.bin>

import "./constant.mjs";

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { options, shelve, shelved } from "../engine/options.js";
import { fold } from "../engine/snapshot.js";
import { boot } from "./node.mjs";

const [pyodide, zips, base, target] = process.argv.slice(2);
const page = await boot(pyodide, {
  scripts: ["warm.py"],
  // The program's name would be this file's path.
  options: { ...options(join(zips, base)), _makeSnapshot: true, _sysExecutable: "python" },
});
for (const name of await readdir(zips)) {
  if (name !== base) shelve(page.FS, name.replace(/[.]zip$/, ""), await readFile(join(zips, name)));
}
page.runPython(`warm("${shelved("{}")}")`);
await writeFile(target, await fold(page.makeMemorySnapshot()));
process.exit();
