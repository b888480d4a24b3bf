// Shows a page again as it was painted last, before its scripts and Python are there. A classic
// script that imports nothing, so that nothing holds it up. keeping.js keeps the page, and app.js
// goes on from here. Whatever is odd about what was kept, nothing was kept.

globalThis.resuming = (() => {
  const OURS = "kitchen-table/";
  // What a page is drawn with: one that was drawn with anything else would not fit.
  const VERSION = ["./app.js", "../engine/games.js", "./library.bin", "../styles/style.css"].join(" ");
  const FONTS = "../styles/fonts.css";
  const DRAWN_BY = []; // the settings that change how it looks: the build writes them here
  const root = document.documentElement;

  const read = (storage, key) => {
    try {
      return JSON.parse(globalThis[storage].getItem(OURS + key));
    } catch {
      return null; // blocked, absent, damaged
    }
  };

  // Return the match that an address opens, undefined for anything else.
  const matchAt = (url) => url.match(/^#[/]match[/]([0-9a-z]+)$/)?.[1];

  // What a page looks different with, apart from what happens in it.
  const look = () => {
    const settings = read("localStorage", "settings") ?? {};
    return JSON.stringify([navigator.languages, ...DRAWN_BY.map((name) => settings[name])]);
  };

  const match = matchAt(location.hash);
  const kept = ["sessionStorage", "localStorage"]
    .map((storage) => read(storage, "page"))
    .filter((page) => page?.version === VERSION && page.url === location.hash && page.look === look())
    .sort((one, other) => other.time - one.time)
    .find(() => !match || read("localStorage", `match/${match}`) || read("sessionStorage", "tab")?.fresh?.[match]);
  const content = kept && contentOf(kept.html);

  function contentOf(html) {
    const { content } = Object.assign(document.createElement("template"), { innerHTML: html });
    return content.querySelector("main#app[data-screen] #notice") ? content : undefined;
  }

  function show() {
    root.removeAttribute("data-resuming");
    if (document.getElementById("app").dataset.ready === "true") return; // the engine was faster
    const app = content.querySelector("#app");
    app.dataset.ready = "false";
    if (match) app.dataset.resumed = "";
    app.setAttribute("aria-busy", "true");
    document.body.replaceChildren(content);
    Object.assign(root, { lang: app.lang, dir: app.dir });
    Object.assign(root.dataset, kept.root);
    document.title = kept.title || document.title;
    document.querySelector("script[blocking]")?.removeAttribute("blocking"); // this paint need not wait
    requestAnimationFrame(() => setTimeout(() => performance.mark("board")));
  }

  // It comes with its sheets and fonts. The home page, which is there first, is not shown meanwhile.
  if (content) {
    const parsed = new Promise((resolve) => {
      document.addEventListener("readystatechange", resolve, { once: true });
    });
    const arrived = [FONTS, kept.sheet].filter(Boolean).map((href) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      document.head.append(link);
      return new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }));
    });
    Promise.all([parsed, ...arrived]).then(show);
  }

  // Nor on a second screen (see second.js).
  root.toggleAttribute("data-resuming", Boolean(content) || /^#[/]screen[/]/.test(location.hash));

  // Touches that nobody can answer yet.
  const touches = [];
  const hold = ({ target }) => touches.push(target);
  addEventListener("click", hold, { capture: true });

  return {
    version: VERSION,
    kept: content && kept,
    matchAt,
    look,
    touches: () => (removeEventListener("click", hold, { capture: true }), touches.splice(0)),
  };
})();
