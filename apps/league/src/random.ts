/**
 * Numbers from 0 up to (not including) 1 that depend on the seed alone (mulberry32): a match can be played
 * again in a test.
 */
export function draws(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The seed of a match from a fresh UUID. */
export const seedOf = (uuid: string): number => Number.parseInt(uuid.slice(0, 8), 16);
