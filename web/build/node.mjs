// Pyodide in Node, for what only its own Python can make.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

// An error of Python's is thrown from a line of a million characters, which node would print.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

// A Python with `folders` ({where Python sees it: where it is}) that has run `scripts`.
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
