// MDN's data on browsers, and what of it the oldest browsers lack that the site starts in.

import { createRequire } from "node:module";

const bcd = createRequire(import.meta.url)("@mdn/browser-compat-data");

const FLOOR = { chrome: "111", firefox: "115", safari: "16.4" };

export const { api, css, html, javascript } = bcd;

const number = (version) => {
  const [major, minor = 0] = version.replace("≤", "").split(".").map(Number);
  return major * 1000 + minor;
};

function usable({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }, floor) {
  if (typeof added !== "string" || added === "preview" || flags || prefix || other) return false;
  return number(added) <= floor && !(removed && number(removed) <= floor);
}

// Whether one of those browsers lacks it; nothing is known of what has no entry.
export function isYoung(entry) {
  const support = entry?.__compat?.support ?? {};
  return Object.entries(FLOOR).some(([browser, floor]) => {
    const statements = [support[browser] ?? []].flat();
    return statements.length > 0 && !statements.some((it) => usable(it, number(floor)));
  });
}

// All entries below one as [path, entry].
export function* below(entry, path) {
  for (const [name, inner] of Object.entries(entry)) {
    if (name === "__compat") continue;
    if (inner.__compat) yield [`${path}.${name}`, inner];
    yield* below(inner, `${path}.${name}`);
  }
}

// All entries below one by their last name, as lists of [path, entry].
export function byName(...places) {
  const index = new Map();
  for (const [path, entry] of places.flatMap(([from, name]) => [...below(from, name)])) {
    const name = path.slice(path.lastIndexOf(".") + 1);
    index.set(name, [...(index.get(name) ?? []), [path, entry]]);
  }
  return index;
}
