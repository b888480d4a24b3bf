// How the interpreter starts, in the page and where its snapshot is made: a snapshot holds only
// for an interpreter that starts in the same way.

export const options = (library) => ({
  stdLibURL: library,
  // Nothing is ever loaded from Pyodide's package index: an empty one saves a request.
  lockFileContents: { info: { abi_version: "2026_0", arch: "", platform: "", python: "" }, packages: {} },
  // A snapshot freezes the hash seed; without one it is the same, so both behave alike.
  env: { PYTHONHASHSEED: "0" },
});

// Where Python finds the library of a game, or of its bot: a snapshot remembers what is in it, and where it was.
const SHELF = "/libraries";

export const shelved = (name) => `${SHELF}/${name}.zip`;

export function shelve(files, name, library) {
  files.mkdirTree(SHELF);
  files.writeFile(shelved(name), library);
}
