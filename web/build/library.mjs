// Makes the zips that the page's Python imports from: library.zip, and for each game <game>.zip and
// <game>-bot.zip.
// node library.mjs <pyodide> <sources> <site-packages> <folder for the zips>

import "./constant.mjs";

import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { boot } from "./node.mjs";

const [pyodide, sources, packages, target] = process.argv.slice(2);
const games = join(sources, "games");
const folders = { "/ours": join(sources, "base"), "/packages": packages, "/games": games };

// One interpreter does what a page does and reports which modules that took; another one packs
// them, because packing takes modules that no page needs.
const page = await boot(pyodide, { folders, scripts: ["warm.py", "survey.py"] });
const survey = page.runPython('warm("/games/{}"); survey()').toJs();

// The column numbers for tracebacks would be a quarter of the download.
const options = { env: { PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" } };
const packer = await boot(pyodide, { folders, scripts: ["pack.py"], options });
packer.globals.set("survey", packer.toPy(survey));
packer.runPython('pack_base(set(survey), Path("/library.zip"))');
await writeFile(join(target, "library.zip"), packer.FS.readFile("/library.zip"));
for (const game of await readdir(games)) {
  for (const [name, bot] of [[game, "False"], [`${game}-bot`, "True"]]) {
    if (!packer.runPython(`pack_game(Path("/games/${game}"), Path("/game.zip"), ${bot})`)) continue;
    await writeFile(join(target, `${name}.zip`), packer.FS.readFile("/game.zip"));
  }
}
process.exit();
