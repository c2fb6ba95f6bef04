/** The match that is being played in this browser, as the league's client keeps it, and where its page is. */
const MATCH = 'league/match';
const PLACE = 'league/place';
/** Stands for a match's id in the address that is kept. */
export const MATCH_SLOT = 'MATCH';

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/** What the league's client keeps its match in. */
export const matchStorage = {
  read: () => read(MATCH),
  write(text: string | null): void {
    write(MATCH, text);
    notify();
  },
};

/** The id of the match that is remembered, whoever's it is; null where there is none. */
export function rememberedMatch(): string | null {
  try {
    const held = JSON.parse(read(MATCH) ?? 'null') as { matchId?: unknown } | null;
    return typeof held?.matchId === 'string' ? held.matchId : null;
  } catch {
    return null;
  }
}

/** Keeps a match of a student that this browser did not know of: it was begun on another device. */
export function rememberMatch(matchId: string, student: string): void {
  try {
    matchStorage.write(JSON.stringify({ matchId, student }));
  } catch {
    // storage is closed or full: a reload loses the way back, and nothing else
  }
}

/** Tells when a match is remembered or forgotten, in other windows too. Gives the way to stop. */
export function onRememberedMatch(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === MATCH || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
}

/** Keeps where the pages of matches are, below the prefix, with `MATCH_SLOT` for the id. */
export function keepMatchPlace(place: string): void {
  try {
    write(PLACE, place);
  } catch {
    // then other pages lead to no match
  }
}

/** Where the page of a match is, below the prefix; null where that was never kept. */
export const matchPlace = (matchId: string): string | null => read(PLACE)?.replace(MATCH_SLOT, matchId) ?? null;
