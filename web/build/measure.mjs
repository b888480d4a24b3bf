// Prints what a function of a script in this folder says of Pyodide:
// node measure.mjs <pyodide> <folder that holds pygames> <script> <function> <number>

import { boot } from "./node.mjs";

const [pyodide, ours, script, what, number] = process.argv.slice(2);
const python = await boot(pyodide, { folders: { "/ours": ours }, scripts: [script] });
console.log(python.runPython(`${what}(${Number(number)})`));
process.exit();
