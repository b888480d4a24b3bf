// Says why no game can start here, where our modules may not even be read: in a frame that has no
// origin, or in an old browser. It is written in what each of these knows; where heal.js, which speaks
// the reader's language, cannot be read, the browser is too old at any rate. If the games start all
// the same, the sentence goes.

(function () {
  var root = document.documentElement;
  var readable = "toSorted" in Array.prototype && // Chrome 110, Firefox 115, Safari 16
    "supports" in HTMLScriptElement && HTMLScriptElement.supports("importmap"); // Safari 16.4
  var drawable = CSS.supports("selector(:has(a))") && CSS.supports("color", "color-mix(in oklch, red, blue)");

  function why() {
    if (!("WebAssembly" in self)) return "unable";
    if (self.origin === "null" && location.protocol !== "file:") return "framed";
    return readable ? "" : "old";
  }

  root.setAttribute("data-why", why());
  root.setAttribute("data-browser", readable && drawable ? "" : "old");
  document.addEventListener("DOMContentLoaded", function () {
    if (!why()) return;
    if (self.heal) self.heal();
    else document.getElementById("notice").textContent = document.getElementById("app").getAttribute("data-old");
  });
})();
