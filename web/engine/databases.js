// PyScript opens a database each time it starts, for packages and folders that nothing here has. It
// is given an empty one: a browser may refuse to open any, or never get round to it.

import { attempt } from "./attempt.js";

const PYSCRIPTS = "IDBMap/"; // how the names of its databases begin

const later = (result) => {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: { result } }));
  return request;
};
const store = { getAllKeys: () => later([]) };
const EMPTY = { transaction: () => ({ objectStore: () => store }), close() {} };

// Call this before PyScript loads, in the page and in each worker.
export function spareDatabases() {
  const databases = attempt(() => indexedDB, {});
  const { open } = databases;
  databases.open = (name, ...more) =>
    String(name).startsWith(PYSCRIPTS) ? later(EMPTY) : open.call(databases, name, ...more);
  Object.defineProperty(globalThis, "indexedDB", { value: databases, configurable: true });
}
