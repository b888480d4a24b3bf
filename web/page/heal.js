// Says why the page does not start, and starts it as soon as it can. The build writes this script
// into the page, in front of all that is loaded: whatever else does not arrive, this has. In the way
// may be the network, which comes back; a file that the host refuses; or one that has been damaged
// since it was kept.

{
  const WORDS = {};
  const HEALED = "kitchen-table/healed"; // in this tab: the worker may find nothing to mend any more
  const TRIED = "kitchen-table/tried";
  const QUIET = 8000; // ms without anything arriving until the network is asked, and for its answer
  const SOON = 1000; // ms until another look at what is missing, more each time,
  const LATE = 8000; // up to this
  const PATIENCE = 20000; // ms for a service worker to mend what it has kept
  const NEEDED = "script[src], link[rel=stylesheet]";
  const NAMED = /["'(][.][/]([\w.-]+[.]js)["')]/g; // by one of our scripts: another one
  const TYPES = { js: /(java|ecma)script/i, css: /^text[/]css/i, bin: /^(?!text[/]html)/i };
  const SERVING = { command: "python3 -m http.server", address: "http://localhost:8000/" };
  const PLAIN =
    "position: fixed; z-index: 99; inset: auto 12px 16px; margin: 0; padding: 10px 16px; " +
    "background: #222; color: #fff; font: 16px/1.4 sans-serif; text-align: center";

  const root = document.documentElement;
  const home = new URL("./", location.href).href;
  const ready = () => document.getElementById("app")?.dataset.ready === "true";
  const up = () => root.dataset.up; // set by the page's main script
  const attempt = (work) => {
    try {
      return work();
    } catch {
      return undefined; // where storage is blocked, even naming it throws
    }
  };
  const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

  // --- what is said --------------------------------------------------------------------------

  let notice;
  let own; // where the page has no place for it yet

  // The first of the reader's languages that there are words for; first.js goes by it too.
  root.dataset.reader = (() => {
    const settings = attempt(() => JSON.parse(localStorage.getItem("kitchen-table/settings")));
    const asked = location.hash.match(/[?&]lang=(\w+)/)?.[1] ?? settings?.lang;
    const tags = asked ? [asked] : (navigator.languages ?? []);
    const codes = tags.map((tag) => String(tag).split("-")[0].toLowerCase());
    return codes.find((code) => Object.hasOwn(WORDS, code)) ?? "en";
  })();

  function say(what, values) {
    hush();
    const { reader: lang } = root.dataset;
    const fill = (_, name) => `\u2068${values[name].toLocaleString(lang)}\u2069`;
    const place = document.querySelector("#app #notice");
    notice = place ?? (own ??= (document.body ?? root).appendChild(document.createElement("p")));
    Object.assign(notice, { id: "notice", lang, dir: lang === "fa" ? "rtl" : "ltr" });
    notice.textContent = WORDS[lang][what].replace(/[{](\w+)[}]/g, fill);
    if (notice === own || !document.styleSheets.length) notice.style.cssText = PLAIN;
  }

  function hush() {
    if (notice && !ready()) notice.textContent = "";
    own?.remove();
    own = notice = undefined;
  }

  // --- what is missing -----------------------------------------------------------------------

  const more = new Set(); // what the engine needs besides
  let search; // the one that goes on
  let givenUp = false;

  addEventListener("needing", ({ detail }) => detail.forEach((url) => more.add(url)));

  // Look for all that the page needs until it is there. Resolves to whether anything was missing.
  globalThis.untilThere = () => (search ??= look().finally(() => (search = undefined)));

  async function look() {
    let missed = false;
    for (let wait = SOON; ; wait = Math.min(2 * wait, LATE)) {
      const missing = await firstMissing();
      if (!missing) break;
      if (missing.late && missed) giveUp();
      missed = true;
      say(missing.what, missing);
      letThePageBeSeen();
      await Promise.race([sleep(wait), new Promise((go) => addEventListener("online", go, { once: true }))]);
    }
    if (givenUp) await begin("what it waited for did not arrive"); // of which the page is told nothing
    hush();
    return missed;
  }

  async function begin(why) {
    console.warn("The page starts again:", why);
    location.reload();
    await new Promise(() => {});
  }

  // One after the other, for a slow line has its hands full. Scripts are read for what they name:
  // not every browser tells which of them did not arrive.
  async function firstMissing() {
    const page = location.href.split("#")[0];
    const elements = [...document.querySelectorAll(`${NEEDED}, link[rel*=preload]`)];
    const wanted = new Set([page, ...elements.map(({ src, href }) => src || href), ...more]);
    for (const url of wanted) {
      const file = url.slice(home.length);
      const suffix = url === page ? "" : file.split(".").at(-1);
      try {
        const { ok, status, type, text } = await get(url);
        if (!ok) return { what: "refused", file: file || "index.html", status };
        if (TYPES[suffix]?.test(type) === false) return { what: "mistyped", file, type };
        if (suffix !== "js" || file.includes("/")) continue;
        for (const [, name] of text.matchAll(NAMED)) wanted.add(home + name);
      } catch (error) {
        return { what: "cut", late: error.name === "AbortError" };
      }
    }
    return null;
  }

  // A host that has stopped answering does not say so.
  async function get(url) {
    const stop = new AbortController();
    let late;
    const wait = () => {
      clearTimeout(late);
      late = setTimeout(() => stop.abort(), QUIET);
    };
    wait();
    try {
      const response = await fetch(url, { signal: stop.signal });
      const reader = response.body.getReader();
      const decoder = new TextDecoder();
      let text = "";
      for (let piece = {}; !piece.done; piece = await reader.read()) {
        wait();
        if (piece.value) text += decoder.decode(piece.value, { stream: true });
      }
      const { ok, status, headers } = response;
      return { ok, status, type: headers.get("content-type") ?? "?", text };
    } finally {
      clearTimeout(late);
    }
  }

  // Requests that nobody answers any more hold the few connections that a browser makes to a host,
  // in the page and in its workers.
  function giveUp() {
    if (ready()) return;
    givenUp = true;
    dispatchEvent(new Event("given-up"));
    stop();
  }

  // What the first paint waits for may never come.
  function letThePageBeSeen() {
    if (performance.getEntriesByType("paint").length) return;
    document.querySelector("script[blocking]")?.removeAttribute("blocking");
    if (!document.styleSheets.length) giveUp();
  }

  // --- starting again ------------------------------------------------------------------------

  let healing = false;

  // Start the page again once that can be of use. Now and then a browser loses what a service worker
  // hands out, though nothing is amiss: then it is of use at once.
  globalThis.heal = async (cause) => {
    const { why } = root.dataset; // no game can start here at all: see able.js
    if (why) return say(why);
    if (healing) return;
    healing = true;
    if (keeper() && once(TRIED)) await begin(`${cause}, perhaps by chance`);
    const missed = await untilThere();
    if (missed || (await mended()) || once(HEALED)) {
      await Promise.allSettled(scripts().map((url) => fetch(url, { cache: missed ? "default" : "reload" })));
      await begin(`${cause}, and ${missed ? "what was missing is there" : "what was kept is mended"}`);
    } else {
      say("failed");
    }
  };

  const keeper = () => attempt(() => navigator.serviceWorker.controller);

  async function mended() {
    const worker = keeper();
    if (!worker) return false;
    const { port1, port2 } = new MessageChannel();
    worker.postMessage("mend", [port2]);
    const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
    return Promise.race([answer, sleep(PATIENCE)]);
  }

  // Whether this is the first time in this tab, as far as can be remembered.
  const once = (what) =>
    attempt(() => {
      if (sessionStorage.getItem(what)) return false;
      sessionStorage.setItem(what, "true");
      return true;
    });

  // A tab remembers the scripts that it has read, and a reload alone would not read them again.
  const scripts = () =>
    performance.getEntriesByType("resource").map(({ name }) => name).filter((url) => /[.]js$/.test(url));

  // The stylesheet of the whole page, while all else goes on: those of games are asked for again
  // with the next screen.
  async function dress(link) {
    await untilThere();
    link.replaceWith(link.cloneNode());
  }

  // A file of ours that does not arrive, or a script that cannot be read, tells of it here.
  function failed({ filename, target }) {
    const url = filename ?? target.src ?? target.href ?? "";
    if (!url.startsWith(home) || !(filename || target.matches(NEEDED))) return;
    if (!up()) heal(`${url.slice(home.length) || "the page"} failed`);
    else if (target.matches?.("[href*='/style.']")) dress(target);
  }

  // Of a file that nobody sends any more, nobody tells. Once all is there, the engine may take its
  // time.
  async function watch() {
    let last = performance.now();
    let waiting = true;
    addEventListener("arriving", () => (last = performance.now()));
    addEventListener("arrived", () => (waiting = false));
    attempt(() =>
      new PerformanceObserver((list) => {
        if (list.getEntries().some((entry) => entry.initiatorType !== "fetch")) last = performance.now();
      }).observe({ type: "resource" }),
    );
    while ((waiting || !up()) && !healing && !ready()) {
      await sleep(SOON);
      if (performance.now() - last < QUIET) continue;
      const before = last;
      const missed = await untilThere();
      if (missed && last === before && !ready()) await begin("nothing arrived for a while");
      last = performance.now();
    }
  }

  if (location.protocol === "file:") {
    addEventListener("DOMContentLoaded", () => say("filed", SERVING));
  } else {
    addEventListener("error", failed, { capture: true });
    addEventListener("DOMContentLoaded", () => document.querySelector("#app #notice") || heal("the page is not whole"));
    watch();
  }
}
