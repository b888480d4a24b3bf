// All that scripts cannot have in the oldest browsers that the site starts in: younger.mjs writes
// "Object.member" of each as JSON, and the names of whole objects.

import { api, isYoung, javascript } from "./data.mjs";

const found = [];
for (const [object, entry] of [...Object.entries(api), ...Object.entries(javascript.builtins)]) {
  if (isYoung(entry)) found.push(object);
  for (const [name, member] of Object.entries(entry)) {
    if (name !== "__compat" && isYoung(member)) found.push(`${object}.${name.replace(/_static$/, "")}`);
  }
}
process.stdout.write(JSON.stringify(found.filter((name) => /^[\w.]+$/.test(name))));
