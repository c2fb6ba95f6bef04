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
        limiter.run('one', work).then(
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
      expect(await limiter.run('one', () => Promise.resolve('free again'))).toBe('free again');
    }),
    { numRuns: 100 },
  );
});

test('between two of them the event loop answers what else came', async () => {
  const seen: string[] = [];
  const limiter = createLimiter({ running: 1, waiting: 5 });
  const draw = (name: string) =>
    limiter.run('one', async () => {
      seen.push(name);
      setImmediate(() => seen.push(`came while ${name}`));
    });
  await Promise.all([draw('first'), draw('second')]);
  expect(seen.slice(0, 3)).toEqual(['first', 'came while first', 'second']);
});

/**
 * Comes in an order of clients, all before anything ends, and gives what ran in its order, and who was
 * refused.
 */
async function served(order: readonly string[], shape: { running: number; waiting: number }) {
  const limiter = createLimiter(shape);
  const ran: string[] = [];
  const refused: string[] = [];
  await Promise.all(
    order.map((client) =>
      limiter
        .run(client, async () => {
          ran.push(client);
          await turnOfTheLoop();
        })
        .catch((error: unknown) => {
          expect(error).toBeInstanceOf(Overloaded);
          refused.push(client);
        }),
    ),
  );
  return { ran, refused };
}
const clients = ['a', 'b', 'c', 'd'];
const countOf = (of: string, among: readonly string[]): number => among.filter((one) => one === of).length;
const orders = fc.array(fc.constantFrom('a', 'a', 'a', 'a', 'a', ...clients), { minLength: 1, maxLength: 60 });
const shapes = fc.record({ running: fc.integer({ min: 1, max: 3 }), waiting: fc.integer({ min: 4, max: 16 }) });

test('whoever brings no more than their share of the line is never refused, however many others bring', async () => {
  await fc.assert(
    fc.asyncProperty(orders, shapes, async (order, shape) => {
      const { ran, refused } = await served(order, shape);
      expect(ran.length + refused.length).toBe(order.length);
      expect(ran.length).toBe(Math.min(order.length, shape.running + shape.waiting));
      for (const client of clients)
        if (countOf(client, order) <= Math.floor(shape.waiting / clients.length)) expect(countOf(client, refused)).toBe(0);
    }),
    { numRuns: 100 },
  );
});

test('of those who wait nobody is served a second time before everybody was served once', async () => {
  await fc.assert(
    fc.asyncProperty(orders, shapes, async (order, { running, waiting }) => {
      const { ran } = await served(order, { running, waiting });
      const inTurn = ran.slice(running);
      inTurn.forEach((client, at) => {
        for (const other of clients)
          if (countOf(other, inTurn.slice(at)) > 0)
            expect(countOf(client, inTurn.slice(0, at)) - countOf(other, inTurn.slice(0, at))).toBeLessThanOrEqual(running);
      });
    }),
    { numRuns: 100 },
  );
});
