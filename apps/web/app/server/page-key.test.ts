import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowNames, rowOf, type Row } from '../site-map.ts';
import { keepsShell, pageKeyOf } from './page-key.ts';

const row: Row = { path: 'subject/:subject', file: '', who: 'anyone', texts: ['site'], cache: { queries: { tab: ['aj', 'path'] } } };
const keyOf = (address: string, of: Row = row, now = 0): string | null => {
  const { pathname, searchParams } = new URL(`http://darb.example${address}`);
  return pageKeyOf(of, pathname, searchParams, now);
};

test('the order of a query makes no other page, its values do', () => {
  expect(keyOf('/subject/1?country=JO&tab=aj')).toBe(keyOf('/subject/1?tab=aj&country=JO'));
  const keys = ['/subject/1', '/subject/2', '/subject/1?tab=aj', '/subject/1?tab=path', '/subject/1?country=JO', '/subject/1?country=EG'];
  expect(new Set(keys.map((address) => keyOf(address))).size).toBe(keys.length);
});

test.each([
  '/subject/1?tab=x',
  '/subject/1?tab=',
  '/subject/1?country=XX',
  '/subject/1?country=JO&country=EG',
  '/subject/1?tab=aj&tab=aj',
  '/subject/1?next=%2Fx',
  '/subject/1?constructor=x',
  '/subject/1?__proto__=x',
  '/subject/01',
  '/subject/x',
  '/subject/%31',
  '/Subject/1',
  '/subject/1/',
])('%s is no page that is kept: nobody fills the cache by writing an address in another way', (address) => {
  expect(keyOf(address)).toBeNull();
});

test('a page whose content depends on time is kept for its seconds and no longer', () => {
  const timed: Row = { ...row, cache: { seconds: 60 } };
  const at = (seconds: number) => keyOf('/subject/1', timed, seconds * 1_000);
  expect(at(119)).toBe(at(60));
  expect(at(120)).not.toBe(at(119));
  expect(keyOf('/subject/1', row, 1e12)).toBe(keyOf('/subject/1', row, 0));
  expect(keyOf('/subject/1?tab=aj', timed)).toBeNull();
});

test('a page that its row does not keep has no key', () => {
  const { cache: _, ...uncached } = row;
  expect(keyOf('/subject/1', uncached)).toBeNull();
});

test('only pages that a guest may see are kept', () => {
  expect(rowNames.filter((name) => rowOf(name).cache && rowOf(name).who === 'student')).toEqual([]);
});

const keeps = (address: string): boolean => {
  const { pathname, search } = new URL(`http://darb.example${address}`);
  return keepsShell(row, pathname, search);
};

test('a shell is kept for the queries that a row allows, a country and the question of a stage', () => {
  const written = ['', '?country=JO', '?tab=aj&country=EG', '?question=3', '?question=12&country=PK'];
  expect(written.filter((query) => !keeps(`/subject/1${query}`))).toEqual([]);
  const others = ['?x=1', '?tab=x', '?question=0', '?question=100', '?question=x', '?country=J%4F', '?', '?tab=aj&tab=aj', '?__proto__=x'];
  expect(others.filter((query) => keeps(`/subject/1${query}`))).toEqual(['?']);
  expect(['/Subject/1', '/subject/1/', '/subject/%31'].filter(keeps)).toEqual([]);
});

test('whatever query somebody makes up, no shell is kept for it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { minKeys: 1 }), (made) => {
      fc.pre(Object.keys(made).some((name) => !['tab', 'country', 'question'].includes(name)));
      expect(keeps(`/subject/1?${new URLSearchParams(made)}`)).toBe(false);
    }),
  );
});
