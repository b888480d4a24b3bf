// The first screen in the reader's language, as drawn by the build, while the engine starts.

const SCREENS = { fa: "./home-fa.html", hu: "./home-hu.html", tr: "./home-tr.html" };
const DRAWN = ["en", ...Object.keys(SCREENS)]; // the page contains the English one already

const app = () => document.getElementById("app");

export async function greet(settings) {
  const asked = location.hash.match(/[?&]lang=(\w+)/)?.[1] ?? settings.lang;
  const tags = asked ? [asked] : navigator.languages;
  const lang = tags.map((tag) => tag.split("-")[0].toLowerCase()).find((code) => DRAWN.includes(code));
  if (!(lang in SCREENS)) return;
  const response = await fetch(new URL(SCREENS[lang], import.meta.url));
  const html = await response.text();
  if (!response.ok || app().dataset.ready === "true") return; // the engine was faster
  const { className } = app();
  document.body.innerHTML = html;
  app().className = className;
  tellDirection();
}

// The whole page changes to the language of the screen.
export function tellDirection() {
  const { lang, dir } = app();
  Object.assign(document.documentElement, { lang, dir });
}
