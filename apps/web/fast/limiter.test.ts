import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimiter, Overloaded } from './limiter.ts';

/** Work that ends when it is told to. */
function works() {
  const open: ((fails: boolean) => void)[] = [];
  let begun = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      begun += 1;
      open.push((fails) => (fails ? reject(new Error('broken')) : resolve()));
    });
  return { work, open, begun: () => begun };
}
const turnOfTheLoop = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('never more run than may, never more wait than may, and everything that was taken is done in its order', async () => {
  const shape = fc.record({ running: fc.integer({ min: 1, max: 3 }), waiting: fc.integer({ min: 0, max: 4 }) });
  const fates = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(shape, fates, async ({ running, waiting }, fails) => {
      const { work, open, begun } = works();
      const limiter = createLimiter({ running, waiting });
      const ended = fails.map((_, index) =>
        limiter.run(work).then(
          () => `${index} done`,
          (error: unknown) => (error instanceof Overloaded ? 'refused' : `${index} broken`),
        ),
      );
      await turnOfTheLoop();
      const taken = Math.min(fails.length, running + waiting);
      expect(begun()).toBe(Math.min(fails.length, running));
      for (let index = 0; index < taken; index += 1) {
        open[index]?.(fails[index] ?? false);
        await turnOfTheLoop();
        expect(begun()).toBe(Math.min(taken, running + index + 1));
      }
      expect(await Promise.all(ended)).toEqual(
        fails.map((isBroken, index) => (index >= taken ? 'refused' : `${index} ${isBroken ? 'broken' : 'done'}`)),
      );
      expect(await limiter.run(() => Promise.resolve('free again'))).toBe('free again');
    }),
    { numRuns: 100 },
  );
});

test('between two of them the event loop answers what else came', async () => {
  const seen: string[] = [];
  const limiter = createLimiter({ running: 1, waiting: 5 });
  const draw = (name: string) =>
    limiter.run(async () => {
      seen.push(name);
      setImmediate(() => seen.push(`came while ${name}`));
    });
  await Promise.all([draw('first'), draw('second')]);
  expect(seen.slice(0, 3)).toEqual(['first', 'came while first', 'second']);
});
