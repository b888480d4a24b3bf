// Prints what a function of a script in this folder says of Pyodide:
// node measure.mjs <pyodide> <folder that holds pygames> <script> <function> <number> [<packages>]

import { boot } from "./node.mjs";

const [pyodide, ours, script, what, number, packages] = process.argv.slice(2);
const folders = { "/ours": ours, ...(packages && { "/packages": packages }) };
const python = await boot(pyodide, { folders, scripts: [script] });
console.log(python.runPython(`${what}(${Number(number)})`));
process.exit();
