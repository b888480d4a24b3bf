// A page, and its workers, of a browser that lacks things or keeps them from the page: run before
// anything else with what `spoil` is told in place of SPOILT.

{
  const prelude = (spoilt) => {
    const refuse = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
    const reject = async () => refuse();
    const refusing = new Proxy({}, { get: (_, name) => (name === "length" ? 0 : refuse) });
    const opens = () => {
      const request = new EventTarget(); // as Chromium refuses a database: by an event, later
      setTimeout(() => request.onerror?.(new Event("error")));
      return request;
    };
    const REJECTING = {
      localStorage: refusing,
      sessionStorage: refusing,
      indexedDB: { open: opens },
      caches: { keys: reject, match: reject, open: reject, has: reject, delete: reject },
      serviceWorker: { controller: null, ready: new Promise(() => {}), register: reject, addEventListener() {} },
    };
    const HOW = {
      absent: (home, name) => delete home[name],
      throwing: (home, name) => Object.defineProperty(home, name, { get: refuse, configurable: true }),
      rejecting: (home, name) => Object.defineProperty(home, name, { value: REJECTING[name], configurable: true }),
    };
    for (const [name, how] of Object.entries(spoilt.stores ?? {})) {
      const home = name === "serviceWorker" ? globalThis.Navigator?.prototype : globalThis;
      if (home && name in home) HOW[how](home, name);
    }
    const younger = spoilt.younger ?? [];
    for (const [object, member] of younger.map((name) => name.split("."))) {
      for (const home of [globalThis[object], globalThis[object]?.prototype]) {
        if (member && home) Reflect.deleteProperty(home, member); // some will not go
      }
      if (member && object === "Window") Reflect.deleteProperty(globalThis, member);
    }
    for (const name of younger) if (!name.includes(".")) Reflect.deleteProperty(globalThis, name);
    if (spoilt.moods) (0, eval)(spoilt.moods);
  };

  const given = SPOILT;
  const text = `(${prelude})(${JSON.stringify(given)});`;
  const PYSCRIPTS = "/*@*/"; // what the source of its workers begins with
  globalThis.Blob = class Blob extends globalThis.Blob {
    constructor(parts = [], options = {}) {
      const worker = typeof parts[0] === "string" && parts[0].startsWith(PYSCRIPTS);
      super(worker ? [text, ...parts] : parts, options);
    }
  };
  prelude(given);
}
