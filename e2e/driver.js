// In every page of the tests: reads the table and plays at it, through the DOM contract alone.

globalThis.driver = (() => {
  const PATIENCE = 60_000;
  const SECONDS = 5; // for what lies upon something to go away

  const all = (selector) => [...document.querySelectorAll(selector)];

  // What is shown, as far as it depends on what has been done.
  function state() {
    const { screen = "", ready } = document.getElementById("app")?.dataset ?? {};
    const { game = "", decision = "", seat = "", moves = "", over, thinking } =
      document.getElementById("table")?.dataset ?? {};
    return {
      screen,
      ready: ready === "true",
      game,
      decision,
      seat,
      moves,
      over: over === "true",
      thinking: thinking === "true",
      picks: all("[data-pick]").map((element) => element.dataset.pick),
      picked: all("[data-picked]").map((element) => element.id),
      seats: all("button[data-seat]").map((element) => element.dataset.seat),
    };
  }

  // Looks again at every change of the page, until what is looked for is there.
  function until(found, what) {
    return new Promise((resolve, reject) => {
      const look = () => {
        const result = found();
        if (!result) return;
        observer.disconnect();
        clearTimeout(late);
        resolve(result);
      };
      const observer = new MutationObserver(look);
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, everything);
      const late = setTimeout(() => {
        observer.disconnect();
        const notice = document.getElementById("notice")?.textContent;
        reject(new Error(`${what}: ${JSON.stringify({ ...state(), notice })}`));
      }, PATIENCE);
      look();
    });
  }

  const ready = () =>
    until(() => {
      const now = state();
      return now.ready && now;
    }, "The engine does not get ready");

  const changed = (before) =>
    until(() => {
      const now = state();
      return now.ready && JSON.stringify(now) !== JSON.stringify(before) && now;
    }, "Nothing changes");

  const STEPS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  // Words in a sentence are as high as its lines: no target, and not the only way to what they say.
  const CONTROLS =
    "[data-pick], [data-picked], [data-open], [data-do], button, a[href]:not(.term), summary, label, " +
    "input:not([type=checkbox], [type=radio]), select";

  // To a browser a finger's second touch so soon in the same place is half of a double one.
  const SOON = 600;
  const SAME = 120;
  const last = { time: -Infinity, x: 0, y: 0 };
  addEventListener("click", ({ timeStamp, clientX, clientY }) => {
    Object.assign(last, { time: timeStamp, x: clientX, y: clientY });
  }, { capture: true });

  async function apart(x, y) {
    const left = last.time + SOON - performance.now();
    if (left > 0 && Math.hypot(x - last.x, y - last.y) < SAME) {
      await new Promise((resolve) => setTimeout(resolve, left));
    }
  }

  // Waits until all has arrived that travels; a flag may flutter on.
  async function rest() {
    const once = ({ effect }) => effect.getTiming().iterations === 1;
    const travelling = document.getAnimations().filter(once);
    await Promise.all(travelling.map(({ finished }) => finished.catch(() => {})));
  }

  // Where on the screen one meets an element and nothing that lies upon it: in its middle if it can
  // be. What lies upon it for a moment is waited for.
  async function spot(element, byFinger = false) {
    for (let tries = 0; tries < SECONDS * 20; tries += 1) {
      await rest();
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const point = free(element);
      if (point && byFinger) await apart(...point);
      await twoFrames(); // what is being laid out anew is still on its way
      if (point && String(point) === String(free(element))) return point;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Covered all over: ${element.id || element.outerHTML}`);
  }

  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  function free(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of STEPS) {
      for (const along of STEPS) {
        const point = [left + along * width, top + down * height];
        if (document.elementFromPoint(...point)?.closest(CONTROLS) === element) return point;
      }
    }
    return null;
  }

  // Nobody here needs time to understand what has happened.
  async function understood(now = state()) {
    const going = () => document.getElementById("go-on") ?? document.querySelector(".stage");
    const goOn = going();
    if (!goOn) return now;
    goOn.click();
    if (goOn.matches(".stage")) goOn.click(); // the first one ends its motion
    await until(() => !goOn.isConnected || !going(), "It does not go on");
    return ready();
  }

  // What is shown once something else is shown than this, and has been understood.
  async function after(before, lingers) {
    const now = await changed(before);
    return lingers ? now : understood();
  }

  // Where to touch the only element that a selector finds, and what is shown before.
  async function aim(selector, byFinger) {
    const element = await until(() => {
      const [found, ...others] = all(selector);
      return !others.length && found?.getClientRects().length && found;
    }, `Not one thing to touch: ${selector}`);
    return { spot: await spot(element, byFinger), state: state() };
  }

  // A page that nobody looks at need not be painted, which takes as long as all the rest of a move.
  const veil = new CSSStyleSheet();
  veil.replaceSync("html { opacity: 0 !important; }");

  function hide() {
    document.adoptedStyleSheets = [veil];
  }

  // For those who look at the page, or ask what can be seen of it.
  function paint() {
    document.adoptedStyleSheets = [];
  }

  // Does something while the page is not painted.
  async function unseen(work) {
    const before = document.adoptedStyleSheets;
    hide();
    try {
      return await work();
    } finally {
      document.adoptedStyleSheets = before;
    }
  }

  // Plays without the detour over the test, by the numbers from 0 to 1 that `chances` holds, and
  // waits for bots: until the match is over, so many entries are in the log, or none of these seats is
  // asked any more. Tells all that was picked, and of what could be read the lines that are `odd`.
  const race = (...given) => unseen(() => hurry(...given));

  async function hurry(chances, { moves = null, seats = null, odd = null }) {
    const picks = [];
    const read = new Set();
    const pattern = odd && new RegExp(odd, "iu");
    const look = () => {
      for (const line of pattern ? document.getElementById("app").innerText.split("\n") : []) {
        if (pattern.test(line)) read.add(line);
      }
    };
    let now = await understood();
    for (const chance of chances) {
      look();
      if (now.over || (moves !== null && now.moves !== "" && Number(now.moves) >= moves)) break;
      if (seats !== null && !now.thinking && !seats.includes(Number(now.seat))) break;
      if (now.thinking) {
        now = await understood(await changed(now));
        continue;
      }
      const elements = now.screen === "handover" ? [] : all("[data-pick]");
      const choices = elements.length ? elements : all("button[data-seat]");
      if (!choices.length && seats !== null) break; // others are asked, elsewhere
      if (!choices.length) throw new Error(`Nothing can be picked: ${JSON.stringify(now)}`);
      const choice = choices[Math.floor(chance * choices.length)];
      if (choice.dataset.pick) picks.push([Number(now.seat), choice.dataset.pick]);
      choice.dispatchEvent(new MouseEvent("click", { bubbles: true })); // a drawing has no click()
      now = await understood(await changed(now));
    }
    return { picks, read: [...read] };
  }

  // What does not fit: a page that scrolls, and controls too small for a finger. A board that
  // fills the width may have smaller cells.
  function misfits(screens, least, leastOnBoard) {
    paint();
    const found = [];
    const { scrollWidth, scrollHeight, clientWidth } = document.scrollingElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide`);
    const { screen } = state();
    if (screens.includes(screen) && scrollHeight > innerHeight) found.push(`${scrollHeight} px high`);
    for (const element of all(CONTROLS)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest("[data-plane]")) continue; // as large as its base; a lens stands in
      const { width, height, left, top } = element.getBoundingClientRect();
      if (left >= innerWidth || top >= innerHeight || left + width <= 0 || top + height <= 0) continue;
      const enough = element.closest("#board") ? leastOnBoard : least;
      if (Math.min(width, height) < enough - 0.5) {
        const name = element.id || element.className || element.tagName;
        found.push(`${screen}: ${name} ${Math.round(width)}x${Math.round(height)}`);
      }
    }
    return found;
  }

  // What of a box is not cut off by the elements around it.
  function inSight(box, inner) {
    let { left, right, top, bottom } = box;
    for (let around = inner; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const frame = around.getBoundingClientRect();
      const [x, y] = [frame.left + around.clientLeft, frame.top + around.clientTop];
      [left, right] = [Math.max(left, x), Math.min(right, x + around.clientWidth)];
      [top, bottom] = [Math.max(top, y), Math.min(bottom, y + around.clientHeight)];
    }
    return { left, right, top, bottom };
  }

  // Texts and controls beside the board that lie on each other.
  function overlaps() {
    paint();
    const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const boxes = [];
    const add = (element, rects, around) => {
      for (const box of rects) boxes.push({ element, box: inSight(box, around) });
    };
    for (const part of all("#bar, #told, #prompt, #hand, #buttons, #tools")) {
      for (const element of part.querySelectorAll("button, a[href]")) {
        // To be touched, news and terms reach over their neighbours; what they say may not.
        if (!seen(element) || element.closest("svg, .popup, #news, .term")) continue;
        add(element, element.getClientRects(), element.parentElement);
      }
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, data } = walker.currentNode;
        if (!data.trim() || !seen(parent) || parent.closest("svg, .unseen, .popup")) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        add(parent, range.getClientRects(), parent);
      }
    }
    const found = [];
    const name = ({ id, textContent }) => id || textContent.trim().slice(0, 30);
    for (const [i, { element: one, box: a }] of boxes.entries()) {
      for (const { element: other, box: b } of boxes.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 4) found.push(`${name(one)} and ${name(other)} overlap`);
      }
    }
    return found;
  }

  // What can be picked and does not lie on the screen, nor on the board within its frame.
  function hidden() {
    const frame = document.getElementById("board")?.getBoundingClientRect();
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return all("[data-pick]").filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const on = element.closest("#board") ? frame : page;
      return x < on.left || x > on.right || y < on.top || y > on.bottom;
    }).map(({ id }) => `off the screen: ${id}`);
  }

  const faults = (screens, least, leastOnBoard) =>
    [...misfits(screens, least, leastOnBoard), ...hidden(), ...overlaps()];

  // Texts that no catalogue knows, in a language that brackets all it knows: letters outside
  // brackets, in what is seen and in what is read aloud.
  function bare(brackets, except) {
    const [open, close] = brackets;
    const found = [];
    const check = (text, where) => {
      let depth = 0;
      let outside = "";
      for (const char of text) {
        if (char === close) depth -= 1;
        if (!depth && char !== open && char !== close) outside += char;
        if (char === open) depth += 1;
      }
      if (/\p{L}/u.test(outside) || depth) found.push(`${where}: ${text.trim()}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, data } = walker.currentNode;
      if (!parent.closest(`script, style, .symbols, .deed, ${except}`)) check(data, parent.tagName);
    }
    for (const deed of all(".deed")) check(deed.textContent, "deed"); // marks of players divide it
    for (const element of all(`body *`)) {
      if (element.closest(except)) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        if (element.hasAttribute(name)) check(element.getAttribute(name), `${element.tagName} ${name}`);
      }
    }
    check(document.title, "TITLE");
    return found;
  }

  // Every notice of this page, also those that have gone since.
  const notices = [];
  new MutationObserver(() => {
    const text = document.getElementById("notice")?.textContent ?? "";
    if (text && text !== notices.at(-1)) notices.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  // Every worker of this page, so that one can be ended behind its back.
  const workers = [];
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      workers.push(this);
    }
  };

  return { hide, paint, state, ready, after, understood, until, aim, spot, rest, race, misfits, faults, bare, notices, workers };
})();
