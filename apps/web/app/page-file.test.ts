import { expect, expectTypeOf, test } from 'vitest';
import type { PageFile } from './page-file.ts';
import { action } from './server/action.ts';
import { page } from './server/page.ts';

const loader = page('quiz', () => ({ screen: null }));
const act = action('quiz', async () => null);
const Page = () => null;

/**
 * Whether a file would be taken for a row's. `npm run check` reads what is expected here: the compiler
 * refuses what does not hold.
 */
const file = <File extends object>(exported: File) => expectTypeOf(exported);

test('a loader and an action say for which rows they were made', () => {
  expect(loader.rows).toEqual({ quiz: true });
  expect(page(['selectProgram', 'chooseProgram'], () => ({ screen: null })).rows).toEqual({ selectProgram: true, chooseProgram: true });
});

test('a file with the loader and the action of its row is its row’s', () => {
  file({ loader, default: Page }).toExtend<PageFile<'quiz'>>();
  file({ loader, action: act, default: Page }).toExtend<PageFile<'quiz'>>();
});

test('another row’s loader or action, or one that is not made here, does not compile', () => {
  file({ loader: page('termsOfUse', () => ({ screen: null })), default: Page }).not.toExtend<PageFile<'quiz'>>();
  file({ loader, action: action('signin', async () => null), default: Page }).not.toExtend<PageFile<'quiz'>>();
  file({ loader: () => null, default: Page }).not.toExtend<PageFile<'quiz'>>();
  file({ loader, action: () => null, default: Page }).not.toExtend<PageFile<'quiz'>>();
  file({ loader, action: loader, default: Page }).not.toExtend<PageFile<'quiz'>>();
  file({ action: act, default: Page }).not.toExtend<PageFile<'quiz'>>();
  file({ default: Page }).not.toExtend<PageFile<'quiz'>>();
});

test('a page without a component, or with a list of its texts, does not compile', () => {
  file({ loader }).not.toExtend<PageFile<'quiz'>>();
  file({ loader, default: Page, handle: { i18n: ['site'] } }).not.toExtend<PageFile<'quiz'>>();
  file({ loader: page('signOut', () => ({ screen: null })) }).toExtend<PageFile<'signOut'>>();
});

test('a file of two rows is made for both', () => {
  const both = { loader: page(['selectProgram', 'chooseProgram'], () => ({ screen: null })), default: Page };
  file(both).toExtend<PageFile<'selectProgram'>>();
  file(both).toExtend<PageFile<'chooseProgram'>>();
  file(both).not.toExtend<PageFile<'welcome'>>();
  file({ loader: page('selectProgram', () => ({ screen: null })), default: Page }).not.toExtend<PageFile<'chooseProgram'>>();
});
