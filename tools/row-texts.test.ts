import { expect, test } from 'vitest';
import type { Row } from '../apps/web/app/row.ts';
import { namespacesOf, readModule, textProblems } from './row-texts.ts';

const row = (file: string, texts: Row['texts'], more: Partial<Row> = {}): Row => ({
  path: file,
  file,
  who: 'anyone',
  ...(texts ? { texts } : {}),
  ...more,
});

test('a namespace that a page reads and its row lacks is found, and one that it loads for nothing; a resource has none', () => {
  const rows = {
    news: row('catalog/news.tsx', ['catalog', 'errors']),
    help: row('site/help.tsx', ['site']),
    vote: row('site/vote.tsx', undefined, { frame: 'resource' }),
  };
  const reads = (file: string) => new Set(file.endsWith('news.tsx') ? ['catalog', 'billing'] : ['site']);
  expect(textProblems(rows, reads)).toEqual([
    "apps/web/app/pages/catalog/rows.ts: news reads texts of billing: add 'billing' to its texts",
    "apps/web/app/pages/catalog/rows.ts: news reads no text of errors: take 'errors' out of its texts",
  ]);
});

test('a row whose file is not there is not asked for its texts', () => {
  expect(textProblems({ news: row('catalog/news.tsx', ['catalog']) }, () => null)).toEqual([]);
});

test('a module says what it reads, what it imports but types, and what it passes on', () => {
  const { reads, imports, passedOn, declared } = readModule(`
    import { a, b as c, type D } from './one.ts';
    import type { E } from './two.ts';
    export { F as G } from './three.ts';
    export * from './four.ts';
    const late = lazy(() => import('./five.tsx'));
    export function Part() { const { t } = useTranslation('site'); const { t: own } = useTranslation(); const { t: two } = useTranslation(['catalog', 'errors']); }`);
  expect([...reads]).toEqual(['site', 'frame', 'catalog', 'errors']);
  expect(imports).toEqual([
    { from: './one.ts', names: ['a', 'b'] },
    { from: './five.tsx', names: ['*'] },
  ]);
  expect(passedOn).toEqual([
    { from: './three.ts', names: new Map([['G', 'F']]) },
    { from: './four.ts', names: '*' },
  ]);
  expect([...declared]).toEqual(['late', 'Part']);
});

test('a page’s texts are found through the door of components, and what else stands behind it is not counted', () => {
  expect([...namespacesOf('apps/web/app/pages/site/home.tsx')]).toEqual(['site']);
  expect([...namespacesOf('apps/web/app/pages/learning/lesson.tsx')].sort()).toEqual(['catalog', 'learning']);
  expect([...namespacesOf('apps/web/app/pages/billing/checkout.tsx')].sort()).toEqual(['billing', 'errors', 'formErrors']);
});
