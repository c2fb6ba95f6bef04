import { createHash } from 'node:crypto';

/**
 * Uniform numbers below `bound`, the same for the same seed: 32 bits of a hash each, so the rest of a
 * division weighs nothing.
 */
function numbersOf(seed: string): (bound: number) => number {
  let turn = 0;
  return (bound) => {
    const word = createHash('sha256').update(`${seed}\n${turn}`).digest().readUInt32BE(0);
    turn += 1;
    return Math.floor((word / 2 ** 32) * bound);
  };
}

/**
 * A new list in an order that depends on the seed alone: an attempt shows its options in the same order every
 * time.
 */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const below = numbersOf(seed);
  const keyed = [...items];
  for (let last = keyed.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1);
    const [a, b] = [keyed[last], keyed[chosen]];
    if (a !== undefined && b !== undefined) [keyed[last], keyed[chosen]] = [b, a];
  }
  return keyed;
}
