import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

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

/** The orders that were made last: an open test asks for those of all its questions with each page. */
const orders = new LRUCache<string, readonly number[]>({ max: 10_000 });

function orderOf(length: number, seed: string): readonly number[] {
  const key = `${length} ${seed}`;
  const known = orders.get(key);
  if (known) return known;
  const below = numbersOf(seed);
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1);
    const [a = 0, b = 0] = [order[last], order[chosen]];
    [order[last], order[chosen]] = [b, a];
  }
  orders.set(key, order);
  return order;
}

/**
 * A new list in an order that depends on the seed alone: an attempt shows its options in the same order every
 * time.
 */
export const shuffled = <T>(items: readonly T[], seed: string): T[] =>
  orderOf(items.length, seed).flatMap((index) => (index in items ? [items[index] as T] : []));
