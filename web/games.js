// What each game brings besides what all games share: its library and its stylesheet, by its id,
// and how a link to one of its matches begins. The build writes that here.

const GAMES = {};

const here = (path) => new URL(path, import.meta.url).href;

export const libraryOf = (game) => here(GAMES[game].library);

export const sheetOf = (game) => GAMES[game]?.sheet && here(GAMES[game].sheet);

// The game that an address names, as far as that can be told from it alone.
export function gameAt(hash) {
  const [, name] = hash.match(/^#[/](?:play|setup|rules|lesson)[/]([^/?]+)/) ?? [];
  if (name in GAMES) return name;
  return Object.keys(GAMES).find((game) => hash.startsWith(`#m=${GAMES[game].link}`));
}
