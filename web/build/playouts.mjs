// Prints how many random matches a second Pyodide plays:
// node playouts.mjs <pyodide> <folder that holds pygames> <seconds>

import { boot } from "./node.mjs";

const [pyodide, ours, seconds] = process.argv.slice(2);
const python = await boot(pyodide, { folders: { "/ours": ours }, scripts: ["playouts.py"] });
console.log(python.runPython(`rate(${Number(seconds)})`));
process.exit();
