// What a host shows where it has no page: 404.html, which the build writes this script into. The way
// home is found from any address below it.

{
  const WORDS = {};
  const PROOF = "../engine/games.js"; // a file that lies where home is
  const SHARP = /%(?:25)*23/i; // what messengers make of the # in a link, and others of that

  const { origin, pathname, search, hash } = location; // a path may begin with two slashes, like a host
  const [before, ...after] = pathname.split(SHARP);
  if (after.length) location.replace(`${origin}${before}#${decoded(after.join("#") + search)}`);
  else lead();

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  async function lead() {
    const home = await folder();
    if (home === pathname) return location.replace(`${origin}${home}index.html${search}${hash}`); // no page for folders
    const lang = (navigator.languages ?? []).map((tag) => tag.slice(0, 2)).find((code) => code in WORDS) ?? "en";
    Object.assign(document.documentElement, { lang, dir: lang === "fa" ? "rtl" : "ltr" });
    for (const [id, text] of Object.entries(WORDS[lang])) document.getElementById(id).textContent = text;
    document.getElementById("home").href = origin + home + hash;
  }

  // The nearest folder above that is ours.
  async function folder() {
    const parts = pathname.split("/");
    while (parts.length > 1) {
      parts.pop();
      const folder = `${parts.join("/")}/`;
      const found = await fetch(new URL(PROOF, origin + folder)).catch(() => {});
      if (found?.ok && /script/.test(found.headers.get("content-type"))) return folder;
    }
    return "/";
  }
}
