// Each game's files apart from what all games share: its library, its bot and its stylesheet, by its
// id, and the beginning of links to its matches. The build writes them here.

const GAMES = {};

const here = (path) => new URL(path, import.meta.url).href;

// `part`: "library", or "bot" for what the bots' worker needs in addition.
export const libraryOf = (game, part = "library") => here(GAMES[game][part]);

export const sheetOf = (game) => GAMES[game]?.sheet && here(GAMES[game].sheet);

// Return the game that an address names, as far as the address alone says.
export function gameAt(hash) {
  const [, name] = hash.match(/^#[/](?:choose|play|setup|rules|lesson)[/]([^/?]+)/) ?? [];
  if (name in GAMES) return name;
  const begins = (link) => hash.startsWith(`#m=${link}`);
  return Object.keys(GAMES).find((game) => GAMES[game].links.some(begins));
}

// Tell of each game that is pointed at, by mouse, finger or keyboard.
export function watchPointing(tell) {
  for (const type of ["pointerover", "focusin"]) {
    addEventListener(type, ({ target }) => {
      const game = gameAt(target.closest?.("a[href^='#']")?.hash ?? "");
      if (game) tell(game);
    });
  }
}
