import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from '@remix-run/router';
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
  new ErrorResponseImpl(404, '', null),
  new ErrorResponseImpl(429, '', null),
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

test.each([500, 503])('a form to which the server answers %s keeps what was typed, and says that the fault is ours', async (status) => {
  const serverAction = async () => {
    throw new ErrorResponseImpl(status, '', null);
  };
  const kept = await keepForm({ serverAction } as never);
  expect(kept).toMatchObject({ problem: { form: 'general_error' }, values: {}, unsent: true });
});

test('an answer of the server is asked for as Remix would', async () => {
  expect(await keepForm({ serverAction: () => Promise.resolve({ problem: null }) } as never)).toEqual({ problem: null });
  expect(revalidateWhenSent({ actionResult: { problem: null }, defaultShouldRevalidate: true } as never)).toBe(true);
  expect(revalidateWhenSent({ defaultShouldRevalidate: false } as never)).toBe(false);
});
