import { expect, test, type Page } from '@playwright/test';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TEXT_INDEX, TEXTS_SHOWN, type ShownText, type TextIndex } from '../../.storybook/shown-text.ts';
import { root } from '../../tools/sources.ts';
import { BUILT, storiesBuilt } from './catalogue.ts';
import { STORY_CONTEXT } from './story-page.ts';

/** Where Storybook looks for the index when it is started the next time. */
const CACHE = path.join(root, 'node_modules', '.cache', 'storybook');
/** Lists the plural forms of every text that counts: it is no place of the product. */
const ALL_COUNTS = 'texts-counts--all';
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What no reader ever sees: where a section of a policy stands in its page. */
const UNREAD = /^policies:.*\.id$/;

interface Channel {
  on(event: string, listener: (data: never) => void): void;
  off(event: string, listener: (data: never) => void): void;
  emit(event: string, data: unknown): void;
}
type StoryWindow = { __STORYBOOK_ADDONS_CHANNEL__: Channel; __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown } };

/** The key of every text, from Arabic; `npm run check` holds the other languages to it. */
function allKeys(): string[] {
  const keysOf = (tree: unknown, prefix: string): string[] =>
    typeof tree === 'object' && tree !== null
      ? Object.entries(tree).flatMap(([key, value]) => keysOf(value, prefix === '' ? key : `${prefix}.${key}`))
      : [prefix];
  const folder = path.join(root, 'locales', 'ar');
  const keys = readdirSync(folder).flatMap((file) =>
    keysOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), '').map((key) => `${path.basename(file, '.json')}:${key}`),
  );
  return [...new Set(keys.map((key) => key.replace(PLURAL, '')))].filter((key) => !UNREAD.test(key));
}

/** Shows a story, plays it, and gives the keys that it has told of. */
const keysShown = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(
    ({ id, event }) =>
      new Promise<string[]>((done) => {
        const channel = (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;
        let keys: string[] = [];
        const hear = (texts: ShownText[]) => {
          keys = texts.map(({ key }) => key);
        };
        const end = (finished: { storyId: string }) => {
          if (finished.storyId !== id) return;
          channel.off('storyFinished', end);
          // Effects draw once more, and what is drawn is told in a microtask: two frames later all is said.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              channel.off(event, hear);
              done(keys);
            }),
          );
        };
        channel.on(event, hear);
        channel.on('storyFinished', end);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id: storyId, event: TEXTS_SHOWN },
  );

test('each key of the texts stands in a story, and the panel "Texts" gets to know in which', async ({ browser }) => {
  test.slow();
  const page = await browser.newPage(STORY_CONTEXT);
  await page.goto(`${process.env['STORIES_URL'] ?? ''}/iframe.html`);
  await page.waitForFunction(() => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  await page.evaluate((globals) => (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }), {
    a11y: { manual: true },
  });
  const index: TextIndex = { stories: {}, keys: {} };
  for (const { id, title, name } of storiesBuilt()) {
    index.stories[id] = `${title} · ${name}`;
    for (const key of await keysShown(page, id)) (index.keys[key] ??= []).push(id);
  }
  for (const folder of [CACHE, BUILT]) mkdirSync(path.join(folder, path.dirname(TEXT_INDEX)), { recursive: true });
  writeFileSync(path.join(CACHE, TEXT_INDEX), JSON.stringify(index));
  copyFileSync(path.join(CACHE, TEXT_INDEX), path.join(BUILT, TEXT_INDEX));

  const unseen = allKeys().filter((key) => !index.keys[key]?.some((id) => id !== ALL_COUNTS));
  expect(unseen, 'keys that stand in no story').toEqual([]);
});
