/**
 * Where the id of the match that is being played outlives a reload: a part of the browser's storage, or of
 * something like it.
 */
export interface MatchStorage {
  read(): string | null;
  /** Null takes it away. */
  write(text: string | null): void;
}

/** Whose match it is: a device may be used by several students. */
export interface Remembered {
  readonly matchId: string;
  readonly student: string;
}

/**
 * The stored match. A browser may refuse to store (then a reload loses the way back, and nothing else) and
 * may hold anything.
 */
export class MatchMemory {
  readonly #storage: MatchStorage;

  constructor(storage: MatchStorage) {
    this.#storage = storage;
  }

  recall(): Remembered | null {
    try {
      const held = JSON.parse(this.#storage.read() ?? 'null') as Partial<Record<keyof Remembered, unknown>> | null;
      if (typeof held?.matchId !== 'string' || typeof held.student !== 'string') return null;
      return { matchId: held.matchId, student: held.student };
    } catch {
      return null;
    }
  }

  keep(remembered: Remembered): void {
    this.#write(JSON.stringify(remembered));
  }

  /** Takes this match away; another one that was begun meanwhile (in another tab) stays. */
  drop(matchId: string): void {
    if (this.recall()?.matchId === matchId) this.#write(null);
  }

  #write(text: string | null): void {
    try {
      this.#storage.write(text);
    } catch {
      // full or switched off
    }
  }
}
