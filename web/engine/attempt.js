// What a browser may lack or keep from a page, and what nobody here depends on: where site data are
// blocked, or in another site's frame, even naming a store may throw, what it promises may fail, and
// what it answers may never come.

const PATIENCE = 8000; // ms

export function attempt(work, fallback) {
  try {
    return work() ?? fallback;
  } catch {
    return fallback;
  }
}

// The same for promises. Resolves in any case.
export async function attempted(work, fallback, patience = PATIENCE) {
  let late;
  const end = new Promise((resolve) => (late = setTimeout(resolve, patience, fallback)));
  const result = Promise.resolve().then(work).then((value) => value ?? fallback, () => fallback);
  return Promise.race([result, end]).finally(() => clearTimeout(late));
}

export const serviceWorkers = attempt(() => navigator.serviceWorker);
