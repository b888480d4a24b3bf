// Prints what a function of playouts.py says of Pyodide:
// node playouts.mjs <pyodide> <folder that holds pygames> <rate | patrols | hunts | steps> <seconds>

import { boot } from "./node.mjs";

const [pyodide, ours, what, seconds] = process.argv.slice(2);
const python = await boot(pyodide, { folders: { "/ours": ours }, scripts: ["playouts.py"] });
console.log(python.runPython(`${what}(${Number(seconds)})`));
process.exit();
