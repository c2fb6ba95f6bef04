import type { Refusal } from '@darb/contract';
import { expect, test, vi } from 'vitest';
import { createGate } from './gate.ts';

/** Pieces of work that end when they are told to. */
function bench() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (index: number) => () => {
    begun.push(index);
    return new Promise<number>((done) => ends.push(() => done(index)));
  };
  return { begun, ends, work };
}
const turn = () => new Promise((next) => setImmediate(next));

test('so many work, so many wait in the order in which they came, and the rest are told at once to come back', async () => {
  const gate = createGate({ name: 'gate', atOnce: 2, waiting: 3, retryAfter: 7 });
  const { begun, ends, work } = bench();
  const outcomes = Array.from({ length: 9 }, (_, index) => gate(work(index)).catch((error: unknown) => error as Refusal));
  await turn();
  expect(begun).toEqual([0, 1]);
  expect(await Promise.all(outcomes.slice(5))).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ messageKey: 'unavailable', retryAfter: 7, rule: 'gate' }) as unknown),
  );
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await turn();
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(outcomes.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
});

test('work that fails makes room like work that does not', async () => {
  const gate = createGate({ name: 'gate', atOnce: 1, waiting: 0, retryAfter: 1 });
  for (let round = 0; round < 3; round += 1) {
    await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(
      gate(() => {
        throw new Error('at once');
      }),
    ).rejects.toThrow('at once');
    expect(await gate(() => Promise.resolve(round))).toBe(round);
  }
});

test('where the wait would be longer than is fair, by how long the latest work took, nobody joins the queue', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const gate = createGate({ name: 'gate', atOnce: 1, waiting: 100, fairWait: 1_000, retryAfter: 7 });
    const slow = () => Promise.resolve(void clock.mockReturnValue(performance.now() + 600));
    await gate(slow);
    const { ends, work } = bench();
    const held = [1, 2, 3].map((index) => gate(work(index)));
    await turn();
    await expect(gate(work(4)), 'two wait, for twelve hundred milliseconds').rejects.toMatchObject({
      messageKey: 'unavailable',
      retryAfter: 7,
    });
    for (let ended = 0; ended < 3; ended += 1) {
      ends[ended]?.();
      await turn();
    }
    expect(await Promise.all(held)).toEqual([1, 2, 3]);
    expect(await gate(() => Promise.resolve(5)), 'who comes later is let in').toBe(5);
  } finally {
    clock.mockRestore();
  }
});
