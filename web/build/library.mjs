// Makes the zip that the page's Python starts from:
// node library.mjs <pyodide> <folder of pygames> <site-packages> <library.zip>

import "./constant.mjs";

import { writeFile } from "node:fs/promises";

import { boot } from "./node.mjs";

const [pyodide, ours, packages, target] = process.argv.slice(2);
const folders = { "/ours": ours, "/packages": packages };

// One interpreter does what a page does and says which modules that took; another packs them,
// because packing takes modules that no page needs.
const page = await boot(pyodide, { folders, scripts: ["warm.py"] });
const survey = page.runPython("import sys; warm(); sorted(sys.modules)").toJs();

// The columns that tracebacks underline would be a quarter of the download.
const options = { env: { PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" } };
const packer = await boot(pyodide, { folders, scripts: ["pack.py"], options });
packer.globals.set("survey", packer.toPy(survey));
packer.runPython('pack(set(survey), Path("/library.zip"))');
await writeFile(target, packer.FS.readFile("/library.zip"));
process.exit();
