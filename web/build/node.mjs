// Pyodide in Node, for what only the page's Python can make.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

// Python errors are thrown from a line of a million characters, which Node would print.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

// Return a Python with `folders` ({path in Python: path on disk}) that has run `scripts`.
export async function boot(pyodide, { folders = {}, scripts = [], options = {} }) {
  const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));
  const python = await loadPyodide({ indexURL: pyodide, ...options });
  for (const [point, folder] of Object.entries(folders)) {
    python.FS.mkdirTree(point);
    python.mountNodeFS(point, folder);
    python.runPython(`import sys; sys.path.append("${point}"); sys.dont_write_bytecode = True`);
  }
  for (const script of scripts) {
    python.runPython(await readFile(join(import.meta.dirname, script), "utf8"));
  }
  return python;
}
