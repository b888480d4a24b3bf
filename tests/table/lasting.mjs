// What lasting.js makes of the browsers that are described on the command line, as JSON. Prints what it
// told of each.

const [, , described] = process.argv;

globalThis.matchMedia = (query) => ({ matches: query === globalThis.mode });
const be = ({ vendor = "", userAgent = "", standalone, persisted, mode }) => {
  const storage = { persisted: async () => persisted ?? Promise.reject(new Error("blocked")) };
  const value = { vendor, userAgent, ...(standalone === undefined ? {} : { standalone }), storage };
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
  globalThis.mode = mode;
};

be({});
const { tellWhetherItLasts } = await import("../../web/page/lasting.js");
const told = [];
for (const browser of JSON.parse(described)) {
  be(browser);
  await tellWhetherItLasts(({ forgets }) => told.push(forgets));
}
console.log(JSON.stringify(told));
process.exit(); // no patience is needed any more
