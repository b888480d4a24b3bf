// What a stylesheet, or a `style` attribute, uses: at-rules and what they ask, selectors, properties,
// and the words, functions and units of their values. What is within @supports has a fallback, and so
// has what follows the same property in the same block, or stands beside a name with a prefix.

import { createRequire } from "node:module";
import { byName, css, isYoung } from "./data.mjs";

const csstree = createRequire(import.meta.url)("css-tree");

const types = byName([css.types, "css.types"]);
const FORGIVING = new Set(["is", "where"]);
const ENDS = ["b", "h", "i", "max", "min", "w"];
const VIEWPORTS = { dv: "dynamic", sv: "small", lv: "large" };
const UNITS = Object.fromEntries(ENDS.flatMap((end) => [
  [`cq${end}`, "container_query_length_units"],
  ...Object.entries(VIEWPORTS).map(([begin, kind]) => [`${begin}${end}`, `viewport_percentage_units_${kind}`]),
]));

export function usesOfStyle(text, tell, context = "stylesheet") {
  const check = (path, entry) => isYoung(entry) && tell(path);
  csstree.walk(csstree.parse(text, { context, parseCustomProperty: true }), {
    enter(node) {
      if (node.type === "Atrule" && node.name === "supports") return csstree.walk.skip;
      if (node.type === "Atrule") check(`css.at-rules.${node.name}`, css["at-rules"][node.name]);
      if (/^Feature(Range)?$/.test(node.type)) asked(node, this.atrule?.name ?? "media", check);
      if (node.type === "Rule" && this.rule && this.rule !== node) check("css.selectors.nesting", css.selectors.nesting);
      if (node.type === "Rule" && node.prelude.type === "SelectorList") selected(node.prelude, tell);
      if (node.type === "Block") declared(node.children.toArray(), check, tell);
      if (node.type === "DeclarationList") declared(node.children.toArray(), check, tell);
    },
  });
}

function asked(node, of, check) {
  const rule = css["at-rules"][of];
  const name = node.name ?? node.middle?.name;
  check(`css.at-rules.${of}.${name}`, rule?.[name]);
  if (node.type === "FeatureRange") check(`css.at-rules.${of}.range_syntax`, rule?.range_syntax);
}

// A list in which one selector is unknown is unknown as a whole: that may take others with it.
function selected(list, tell) {
  const young = list.children.toArray().map(youngIn);
  for (const name of new Set(young.flatMap((names) => [...names]))) {
    const everywhere = young.every((names) => names.has(name));
    tell(`css.selectors.${name}${everywhere ? "" : ", beside selectors that need none"}`);
  }
}

// What :is() and :where() hold takes nothing with it.
function youngIn(selector) {
  const young = new Set();
  csstree.walk(selector, {
    enter(node) {
      if (!/^Pseudo(Class|Element)Selector$/.test(node.type)) return undefined;
      if (isYoung(css.selectors[node.name])) young.add(node.name);
      return FORGIVING.has(node.name) ? csstree.walk.skip : undefined;
    },
  });
  return young;
}

function declared(nodes, check, tell) {
  const before = new Set(); // names of properties, as far as they have a value that is not young
  for (const node of nodes) {
    if (node.type === "Raw") tell("css: what cannot be read");
    if (node.type !== "Declaration") continue;
    const { property: name } = node;
    const young = [];
    const note = (path, entry) => isYoung(entry) && young.push(path);
    const spared = before.has(name) || before.has(`-webkit-${name}`);
    note(`css.properties.${name}`, css.properties[name]);
    valued(node, css.properties[name], note);
    if (!young.length) before.add(name);
    else if (!spared) young.forEach((path) => tell(path));
  }
}

function valued({ property: name, value }, property, note) {
  const anywhere = (word) => {
    const all = types.get(word) ?? [];
    if (all.length && all.every(([, entry]) => isYoung(entry))) note(...all[0]);
  };
  csstree.walk(value, (node) => {
    if (node.type === "Identifier") note(`css.properties.${name}.${node.name}`, property?.[node.name]);
    if (node.type === "Function" && node.children.first?.name === "from") anywhere("relative_syntax");
    if (node.type === "Function" && property?.[node.name]) {
      note(`css.properties.${name}.${node.name}`, property[node.name]);
    } else if (node.type === "Function") anywhere(node.name);
    if (node.type === "Dimension") anywhere(UNITS[node.unit] ?? node.unit);
  });
}
