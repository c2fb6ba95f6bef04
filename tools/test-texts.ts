/**
 * Goes through every story once, writes down which texts it shows (for the panel "Texts" of Storybook), and
 * says which keys of `locales/` stand in no story. The list of all counts does not count: it is no place of
 * the product.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { TEXT_INDEX, TEXTS_SHOWN, type ShownText, type TextIndex } from '../.storybook/shown-text.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts';

const BUILT = path.resolve('storybook-static');
/** A name for the files of the built Storybook: nothing listens there. */
const ORIGIN = 'http://storybook.invalid';
const CACHE = path.resolve('node_modules', '.cache', 'storybook');
const LISTS_ALL_COUNTS = 'texts-counts--all';
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What of a text file no reader ever sees: where a section of a policy stands in its page. */
const UNREAD = /^policies:.*\.id$/;

interface Channel {
  on(event: string, listener: (data: never) => void): void;
  off(event: string, listener: (data: never) => void): void;
  emit(event: string, data: unknown): void;
}

/** The key of every text, from Arabic; `npm run check` holds the other languages to it. */
function allKeys(): string[] {
  const keysOf = (tree: unknown, prefix: string): string[] =>
    typeof tree === 'object' && tree !== null
      ? Object.entries(tree).flatMap(([key, value]) => keysOf(value, prefix === '' ? key : `${prefix}.${key}`))
      : [prefix];
  const folder = path.resolve('locales', 'ar');
  const keys = readdirSync(folder).flatMap((file) =>
    keysOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), '').map((key) => `${path.basename(file, '.json')}:${key}`),
  );
  return [...new Set(keys.map((key) => key.replace(PLURAL, '')))].filter((key) => !UNREAD.test(key));
}

/** Shows a story, plays it, and gives the keys that it has told of. */
const show = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(
    ({ id, event }) =>
      new Promise<string[]>((done) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
        let keys: string[] = [];
        const hear = (texts: ShownText[]) => {
          keys = texts.map(({ key }) => key);
        };
        const end = (finished: { storyId: string }) => {
          if (finished.storyId !== id) return;
          channel.off('storyFinished', end);
          // What was drawn last is told in a microtask, and this comes after it.
          setTimeout(() => {
            channel.off(event, hear);
            done(keys);
          });
        };
        channel.on(event, hear);
        channel.on('storyFinished', end);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id: storyId, event: TEXTS_SHOWN },
  );

if (!existsSync(path.join(BUILT, 'index.json'))) throw new Error('There is no built Storybook: npm run build-storybook makes it.');
const { entries } = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')) as {
  entries: Record<string, { type: string; id: string; title: string; name: string }>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] });
const index: TextIndex = { stories: {}, keys: {} };
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
// tsx hands functions their names by a helper that the page has not.
await page.addInitScript('globalThis.__name = (it) => it');
await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ path: path.join(BUILT, new URL(route.request().url()).pathname) }));
await page.goto(`${ORIGIN}/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=a11y.manual:!true`);
await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
for (const { id, title, name } of stories) {
  index.stories[id] = `${title} · ${name}`;
  for (const key of await show(page, id)) (index.keys[key] ??= []).push(id);
}
await browser.close();

for (const folder of [CACHE, BUILT]) mkdirSync(path.join(folder, path.dirname(TEXT_INDEX)), { recursive: true });
writeFileSync(path.join(CACHE, TEXT_INDEX), JSON.stringify(index));
copyFileSync(path.join(CACHE, TEXT_INDEX), path.join(BUILT, TEXT_INDEX));

const keys = allKeys();
const unseen = keys.filter((key) => !index.keys[key]?.some((id) => id !== LISTS_ALL_COUNTS));
for (const key of unseen) console.error(`${key}: in no story`);
console.log(`texts: ${keys.length - unseen.length} of ${keys.length} keys stand in ${stories.length} stories`);
process.exitCode = unseen.length === 0 ? 0 : 1;
