// What a script uses: syntax, names of the browser's, members of them and of anything else.

import { createRequire } from "node:module";
import { api, byName, isYoung, javascript } from "./data.mjs";

const require = createRequire(import.meta.url);
const acorn = require("acorn");
const walk = require("acorn-walk");

const SYNTAX = 2022; // the newest year of which all those browsers know everything
const LONG = 10000; // letters
const { builtins } = javascript;

// Names whose object is known: what is not here may be a member of anything.
const INSTANCES = {
  caches: "CacheStorage",
  crypto: "Crypto",
  document: "Document",
  history: "History",
  indexedDB: "IDBFactory",
  localStorage: "Storage",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  sessionStorage: "Storage",
  visualViewport: "VisualViewport",
};
const GLOBALS = ["globalThis", "self", "window"];
const SCOPES = ["Window", "WorkerGlobalScope", "DedicatedWorkerGlobalScope", "ServiceWorkerGlobalScope"];

// Those of a member that anything may have: the browser has what it is about if one of these is old.
const members = byName([api, "api"], [builtins, "javascript.builtins"]);

// Iterators have what arrays have, but have had it for a short time only.
const ITERATORS = new Set(["entries", "keys", "matchAll", "values"]);
const HELPERS = new Set(Object.keys(builtins.Iterator).filter((name) => /^[a-z]+$/i.test(name)));

// Of what is `packed`, only uses whose object is known count, for its other names are short ones; and
// it may hold the sources of workers as texts.
export function usesOfScript(text, tell, packed = false) {
  let tree;
  const options = { sourceType: "module", allowHashBang: true };
  try {
    tree = acorn.parse(text, { ...options, ecmaVersion: SYNTAX });
  } catch (error) {
    tell(`syntax: ${error.message.replace(/ \(.*/, "")}`);
    tree = acorn.parse(text, { ...options, ecmaVersion: "latest" });
  }
  const own = ownNames(tree);
  const check = (path, entry) => isYoung(entry) && tell(path);

  const named = (name) => {
    if (own.variables.has(name)) return;
    if (builtins[name]) return check(`javascript.builtins.${name}`, builtins[name]);
    if (javascript.functions?.[name]) return check(`javascript.functions.${name}`, javascript.functions[name]);
    if (api[name]) return check(`api.${name}`, api[name]);
    const scope = SCOPES.find((it) => api[it][name]);
    if (scope) check(`api.${scope}.${name}`, api[scope][name]);
  };

  const member = (object, name) => {
    const of = object.type === "Identifier" && !own.variables.has(object.name) ? object.name : undefined;
    if (GLOBALS.includes(of)) return named(name);
    const known = INSTANCES[of] ? [`api.${INSTANCES[of]}`, api[INSTANCES[of]]]
      : builtins[of] ? [`javascript.builtins.${of}`, builtins[of]]
      : api[of] ? [`api.${of}`, api[of]] : undefined;
    for (const end of known ? ["", "_static"] : []) {
      if (known[1][name + end]) return check(`${known[0]}.${name}${end}`, known[1][name + end]);
    }
    const from = object.type === "CallExpression" && object.callee.property?.name;
    if (HELPERS.has(name) && ITERATORS.has(from) && !isKnownArray(object)) {
      return check(`javascript.builtins.Iterator.${name}`, builtins.Iterator[name]);
    }
    if (packed || own.properties.has(name)) return;
    const all = members.get(name) ?? [];
    if (all.length && all.every(([, entry]) => isYoung(entry))) tell(all[0][0]);
  };

  walk.simple(tree, {
    Literal({ value }) {
      if (packed && isScript(value)) usesOfScript(value, tell, packed);
    },
    Identifier: ({ name }) => named(name),
    MemberExpression({ object, property, computed }) {
      if (!computed) member(object, property.name);
      else if (property.type === "Literal") member(object, String(property.value));
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "ObjectPattern" || !init) return;
      for (const { key, computed } of id.properties) if (key && !computed) member(init, key.name ?? key.value);
    },
    CallExpression({ callee, arguments: [type] }) {
      const name = callee.property?.name ?? callee.name;
      if (name !== "addEventListener" || type?.type !== "Literal") return;
      const all = members.get(`${type.value}_event`) ?? [];
      if (all.length && all.every(([, entry]) => isYoung(entry))) tell(all[0][0]);
    },
  });
}

// Python's sources are texts as well.
function isScript(text) {
  if (typeof text !== "string" || text.length < LONG) return false;
  try {
    return Boolean(acorn.parse(text, { sourceType: "module", ecmaVersion: "latest" }));
  } catch {
    return false;
  }
}

const isKnownArray = ({ callee }) => ["Object", "Array"].includes(callee.object?.name);

// The names that a script gives to things itself.
function ownNames(tree) {
  const variables = new Set();
  const properties = new Set();
  const pattern = (node) => {
    if (!node) return;
    if (node.type === "Identifier") variables.add(node.name);
    pattern(node.argument ?? (node.type === "AssignmentPattern" ? node.left : undefined));
    for (const inner of node.elements ?? []) pattern(inner);
    for (const inner of node.type === "ObjectPattern" ? node.properties : []) pattern(inner.value ?? inner);
  };
  const named = ({ id, params }) => (pattern(id), params?.forEach(pattern));
  walk.full(tree, (node) => {
    if (/Function|Class|VariableDeclarator/.test(node.type)) named(node);
    if (node.type === "CatchClause") pattern(node.param);
    if (/^Import.*Specifier$/.test(node.type)) pattern(node.local);
    if (["Property", "MethodDefinition", "PropertyDefinition"].includes(node.type) && !node.computed) {
      properties.add(node.key.name ?? node.key.value);
    }
    if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") {
      properties.add(node.left.property.name);
    }
  });
  return { variables, properties };
}
