// What the browser keeps: matches and settings of this device, where this tab is.

const MATCH = "kitchen-table/match/";
const SETTINGS = "kitchen-table/settings";
const TAB = "kitchen-table/tab";
const PAGE = "kitchen-table/page";

const read = (storage, key) => JSON.parse(storage().getItem(key) ?? "null");

// Even to name a storage may throw where it is blocked.
const device = () => localStorage;
const tab = () => sessionStorage;

function attempt(work, fallback) {
  try {
    return work();
  } catch {
    return fallback;
  }
}

export class Store {
  // `trouble` is called once when something could not be kept; here it is kept all the same.
  constructor(trouble) {
    this.trouble = trouble;
    this.saves = attempt(allSaves, {});
    this.settings = attempt(() => read(device, SETTINGS), null) ?? {};
    this.session = attempt(() => read(tab, TAB), null);
  }

  save(id, text) {
    this.saves[id] = text;
    this.keep(() => device().setItem(MATCH + id, text));
  }

  remove(id) {
    delete this.saves[id];
    this.keep(() => device().removeItem(MATCH + id));
  }

  settle(settings) {
    this.settings = settings;
    this.keep(() => device().setItem(SETTINGS, JSON.stringify(settings)));
  }

  remember(session) {
    this.session = session;
    this.keep(() => tab().setItem(TAB, JSON.stringify(session)));
  }

  keep(work) {
    try {
      work();
    } catch (error) {
      console.warn("Not kept:", error.message);
      this.trouble?.();
      this.trouble = undefined;
    }
  }

  // {id, text} of a match that another tab has kept, or forgotten: text null.
  changedElsewhere({ key, newValue: text }) {
    if (!key?.startsWith(MATCH)) return null;
    const id = key.slice(MATCH.length);
    if (text === null) delete this.saves[id];
    else this.saves[id] = text;
    return { id, text };
  }

  keepPage(url, html) {
    attempt(() => tab().setItem(PAGE, JSON.stringify({ url, html })));
  }

  page(url) {
    const kept = attempt(() => read(tab, PAGE), null);
    return kept?.url === url ? kept.html : null;
  }
}

function allSaves() {
  const keys = Object.keys(device()).filter((key) => key.startsWith(MATCH));
  return Object.fromEntries(keys.map((key) => [key.slice(MATCH.length), device().getItem(key)]));
}
