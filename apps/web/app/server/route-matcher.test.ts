import { matchRoutes, type AgnosticDataRouteObject } from '@remix-run/router';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowNames, rowOf } from '../site-map.ts';
import { compileRoutes } from './route-matcher.ts';

type Routes = Parameters<typeof compileRoutes>[0];
interface Written {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

const routesOf = (written: readonly Written[]): Routes =>
  Object.fromEntries(written.map((route) => [route.id, { ...route, module: {} }])) as unknown as Routes;

function treeOf(written: readonly Written[], parent?: string): AgnosticDataRouteObject[] {
  return written
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index
        ? { id, index: true, ...(path === undefined ? {} : { path }) }
        : { id, ...(path === undefined ? {} : { path }), children: treeOf(written, id) },
    );
}

const ours: Written[] = [
  { id: 'root', path: '' },
  ...rowNames.map((name): Written => {
    const { path } = rowOf(name);
    return path === '' ? { id: name, parentId: 'root', index: true } : { id: name, parentId: 'root', path };
  }),
];
const nested: Written[] = [
  { id: 'root', path: '' },
  { id: 'layout', parentId: 'root' },
  { id: 'layoutIndex', parentId: 'layout', index: true },
  { id: 'a', parentId: 'root', path: 'a' },
  { id: 'aIndex', parentId: 'a', index: true },
  { id: 'aB', parentId: 'a', path: 'b?/c' },
  { id: 'aParam', parentId: 'a', path: ':x' },
  { id: 'aSplat', parentId: 'a', path: '*' },
  { id: 'twin', parentId: 'layout', path: 'a/:y' },
  { id: 'optional', parentId: 'root', path: ':lang?/news' },
  { id: 'rest', parentId: 'root', path: '*' },
];

const segment = fc.oneof(
  fc.constantFrom(
    'program',
    'subject',
    'subtopic',
    'lesson',
    'quiz',
    'explore',
    'SelectProgram',
    'selectprogram',
    'signin',
    'a',
    'b',
    'c',
    'news',
    'ar',
    '1',
    '42',
    '',
    '.',
    '%2F',
    'مادة',
    '*',
    ':x',
  ),
  fc.string({ maxLength: 4 }).map((text) => text.replace(/[/?#%\\]/g, '')),
);
const path = fc.array(segment, { maxLength: 9 }).map((segments) => `/${segments.join('/')}`);

test.each([
  ['the site map', ours],
  ['nested, optional and pathless routes', nested],
])('%s match as React Router matches them', (_, written) => {
  const match = compileRoutes(routesOf(written));
  const tree = treeOf(written);
  fc.assert(
    fc.property(path, (pathname) => {
      expect(match(pathname)).toEqual(matchRoutes(tree, pathname)?.map(({ route }) => route.id) ?? null);
    }),
    { numRuns: 3_000 },
  );
});
