// Makes the memory of an interpreter that has done it all before:
// node snapshot.mjs <pyodide> <library.zip> <snapshot.bin>

import "./constant.mjs";

import { writeFile } from "node:fs/promises";

import { options } from "../options.mjs";
import { fold } from "../snapshot.mjs";
import { boot } from "./node.mjs";

const [pyodide, library, target] = process.argv.slice(2);
const page = await boot(pyodide, {
  scripts: ["warm.py"],
  // The name of the program would be this file's path.
  options: { ...options(library), _makeSnapshot: true, _sysExecutable: "python" },
});
page.runPython("warm()");
await writeFile(target, await fold(page.makeMemorySnapshot()));
process.exit();
