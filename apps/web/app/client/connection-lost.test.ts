import { expect, test } from 'vitest';
import { isConnectionLost, keepForm, revalidateWhenSent } from './connection-lost.ts';

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a request without an answer (%s) keeps the form, and asks for nothing again',
  async (message) => {
    const thrown = new TypeError(message);
    expect(isConnectionLost(thrown)).toBe(true);
    const kept = await keepForm({ serverAction: () => Promise.reject(thrown) } as never);
    expect(kept).toMatchObject({ problem: { form: 'you_are_offline' }, values: {} });
    expect(revalidateWhenSent({ actionResult: kept, defaultShouldRevalidate: true } as never)).toBe(false);
  },
);

test.each([
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  new TypeError("undefined is not an object (evaluating 'network.name')"),
  new Error('Failed to fetch'),
  new Response(null, { status: 500 }),
])('a defect of ours is no lost connection: %s', async (thrown) => {
  expect(isConnectionLost(thrown)).toBe(false);
  await expect(
    keepForm({
      serverAction: async () => {
        throw thrown;
      },
    } as never),
  ).rejects.toBe(thrown);
});

test('an answer of the server is asked for as Remix would', async () => {
  expect(await keepForm({ serverAction: () => Promise.resolve({ problem: null }) } as never)).toEqual({ problem: null });
  expect(revalidateWhenSent({ actionResult: { problem: null }, defaultShouldRevalidate: true } as never)).toBe(true);
  expect(revalidateWhenSent({ defaultShouldRevalidate: false } as never)).toBe(false);
});
