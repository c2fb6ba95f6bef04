import { call, Refusal, type Call } from '@darb/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputOfTexts, parseInput } from './input.ts';

const listing = call('GET', 'things', {
  who: 'anyone',
  input: z.object({
    limit: z.int().default(10),
    verbose: z.boolean().optional(),
    ids: z.array(z.int()).default([]),
    either: z.union([z.array(z.int()), z.string()]).optional(),
    flag: z.stringbool().or(z.boolean()).optional(),
    query: z.string().min(1),
  }),
  reply: z.object({}),
}) as Call;
const read = (query: string) => inputOfTexts(listing, new URLSearchParams(query));
const errorsOf = (input: unknown, declared: Call = listing) => {
  try {
    parseInput(declared, input);
  } catch (error) {
    return (error as Refusal).errors;
  }
  return [];
};

test('texts of a query become what the schema has', () => {
  expect(parseInput(listing, read('limit=20&verbose=true&ids=1,2&either=3,4&flag=false&query=12'))).toEqual({
    limit: 20,
    verbose: true,
    ids: [1, 2],
    either: '3,4',
    flag: false,
    query: '12',
  });
});

test('of a name given twice the last counts, and unknown names are left out', () => {
  expect(read('query=a&query=b&other=1&__proto__=x&constructor=y')).toEqual({ query: 'b' });
});

test('what is no number stays a text and is refused where it stands', () => {
  for (const limit of ['', '1e3', '0x10', '12abc', ' 1', 'NaN', '9'.repeat(40)]) {
    expect(errorsOf(read(`query=a&limit=${encodeURIComponent(limit)}`))).toMatchObject([{ path: 'limit' }]);
  }
});

test('what is missing is required', () => expect(errorsOf({})).toEqual([{ path: 'query', rule: 'required' }]));

test('of a union the nearest branch says what is wrong', () => {
  const either = call('POST', 'either', {
    who: 'anyone',
    input: z.union([
      z.object({ email: z.email(), password: z.string() }),
      z.object({ phone: z.string(), code: z.string(), password: z.string() }),
    ]),
    reply: z.object({}),
  }) as Call;
  expect(errorsOf({ email: 'no address', password: 'x' }, either)).toEqual([{ path: 'email', rule: 'invalid_email' }]);
});

test('a NUL and half a surrogate pair are found wherever they are, and do no harm under a name that nobody asked for', () => {
  for (const query of ['a\0b', '\ud800', 'x\udc00']) expect(errorsOf({ query })).toEqual([{ path: 'query', rule: 'unsafe_text' }]);
  const nested = call('POST', 'nested', {
    who: 'anyone',
    input: z.object({ list: z.array(z.object({ text: z.string() })), pairs: z.record(z.string(), z.string()).default({}) }),
    reply: z.object({}),
  }) as Call;
  expect(errorsOf({ list: [{ text: 'a' }, { text: 'a\0' }] }, nested)).toEqual([{ path: 'list.1.text', rule: 'unsafe_text' }]);
  expect(errorsOf({ list: [], pairs: { ['na\0me']: 'a' } }, nested)).toEqual([{ path: 'pairs', rule: 'unsafe_text' }]);
  let deep: unknown = 'a';
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  expect(parseInput(listing, { query: 'a', other: 'a\0', deep })).toEqual({ query: 'a', limit: 10, ids: [] });
});

test('a nesting beyond reason is refused where anything may be', () => {
  const open = call('POST', 'open', { who: 'anyone', input: z.object({ any: z.unknown() }), reply: z.object({}) }) as Call;
  let deep: unknown = 'a';
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  expect(errorsOf({ any: deep }, open)).toMatchObject([{ rule: 'unsafe_text' }]);
});

test('anything at all is parsed or refused with rule_broken', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (input) => {
      try {
        parseInput(listing, input);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
        expect((error as Refusal).messageKey).toBe('rule_broken');
      }
    }),
  );
});
