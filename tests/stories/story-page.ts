import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { TEXTS_SHOWN, type ShownText } from '../../.storybook/shown-text.ts';
import { LANGUAGES, type StoryLanguage } from './catalogue.ts';
import { layoutFacts } from './layout-facts.ts';
import { TILE } from './pictures.ts';

const RULES: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What a theme can change. */
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
/** What another language can change: its words, names, sizes and places, but no colour of anything. */
const IN_OTHER_WORDS: RunOptions = { ...RULES, rules: { 'color-contrast': { enabled: false } } };
/** What each story starts in, and leaves behind for the next one. */
const START = { language: 'ar', theme: 'light' } as const;
/** How the page of the stories is opened: as a phone that wants no motion. */
export const STORY_CONTEXT = { viewport: TILE, reducedMotion: 'reduce', colorScheme: 'light' } as const;

/** Where the built Storybook is served with axe beside it. */
export const AXE = '/axe.min.js';

interface Channel {
  emit(event: string, data: unknown): void;
  on(event: string, listener: (data: unknown) => void): void;
  off(event: string, listener: (data: unknown) => void): void;
}

/** What Storybook, axe and `openStories` leave in the page's window. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown; currentRender?: { story?: { playFunction?: unknown } } };
  axe: { run(context: string, options: RunOptions): Promise<AxeResults> };
  /** The keys of the texts that the story has told of last. */
  keysShown: string[];
}

/**
 * Runs inside the page: shows the story that stands in it with these globals, plays it, waits until it is
 * painted with its fonts, and gives what went wrong, in words. All in one, for each call goes through three
 * processes.
 */
async function shown({ globals, storyId }: { globals: { language: string; theme: string }; storyId: string }): Promise<string[]> {
  const here = window as unknown as StoryWindow;
  const channel = here.__STORYBOOK_ADDONS_CHANNEL__;
  const wrong: string[] = [];
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'unhandledErrorsWhilePlaying'];
  const untilFinished = (event: string, data: unknown) =>
    new Promise<void>((done) => {
      const listeners = failures.map((name) => {
        const listener = (error: unknown) => {
          wrong.push(`${name}: ${JSON.stringify(error).slice(0, 300)}`);
          end();
        };
        channel.on(name, listener);
        return () => channel.off(name, listener);
      });
      const end = () => {
        for (const leave of listeners) leave();
        channel.off('storyFinished', end);
        done();
      };
      channel.on('storyFinished', end);
      channel.emit(event, data);
    });
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await untilFinished('updateGlobals', { globals });
  if (here.__STORYBOOK_PREVIEW__?.currentRender?.story?.playFunction !== undefined) await untilFinished('forceRemount', { storyId });
  const root = document.documentElement;
  while (root.lang !== globals.language || root.dataset['theme'] !== globals.theme) await painted();
  await document.fonts.ready;
  // no event says that a file of drawings is there: one of them, out of sight, has a size then
  const drawing = document.querySelector('svg > use')?.parentElement?.cloneNode(true) as SVGSVGElement | undefined;
  if (drawing) {
    drawing.setAttribute('style', 'position: fixed; inset-block-end: 100%; display: block');
    document.body.append(drawing);
    while (drawing.getBBox().width === 0) await painted();
    drawing.remove();
  }
  await painted();
  return wrong;
}

/**
 * Runs inside the page: what axe finds in the story as it stands, in words; in another theme where one is
 * given, which is an attribute of the page and draws nothing anew.
 */
async function violations({ options, theme }: { options: RunOptions; theme?: string }): Promise<string[]> {
  const { dataset } = document.documentElement;
  const worn = dataset['theme'];
  if (theme !== undefined) dataset['theme'] = theme;
  // nothing that we ask for reads style sheets, so none is fetched again
  const found = await (window as unknown as StoryWindow).axe.run('body', { ...options, resultTypes: ['violations'], preload: false });
  if (theme !== undefined) dataset['theme'] = worn;
  return found.violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join('; ');
    return `${id}: ${help} (${places.slice(0, 240)})`;
  });
}

/**
 * Loads the page that shows one story of a file after another. `url`: where the built Storybook is served.
 */
export async function openStories(page: Page, url: string): Promise<void> {
  await page.goto(new URL('iframe.html', url).toString(), { waitUntil: 'load' });
  await page.waitForFunction(() => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  await page.evaluate(
    ({ globals, event }) => {
      const here = window as unknown as StoryWindow;
      here.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
      here.__STORYBOOK_ADDONS_CHANNEL__.on(event, (texts) => {
        here.keysShown = (texts as ShownText[]).map(({ key }) => key);
      });
    },
    // Axe is run here, once a language. The addon reads its own global from no address, and would run axe
    // after each drawing too.
    { globals: { ...START, a11y: { manual: true } }, event: TEXTS_SHOWN },
  );
  // by its address: what is sent to a page goes through three processes first
  await page.addScriptTag({ url: new URL(AXE, url).toString() });
}

const heard = new WeakMap<Page, string[]>();

/** Listens once a page for what it complains about. */
function complaintsOf(page: Page): string[] {
  const known = heard.get(page);
  if (known) return known;
  const complaints: string[] = [];
  heard.set(page, complaints);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message.slice(0, 300)}`));
  return complaints;
}

/** Forgets what the page has shown and complained of before. */
export async function forgetStories(page: Page): Promise<void> {
  complaintsOf(page).length = 0;
  await page.evaluate(() => {
    (window as unknown as StoryWindow).keysShown = [];
  });
}

/** The keys of the texts in the story that stands in the page. */
export const keysShown = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as StoryWindow).keysShown);

/**
 * Shows the story that stands in the page in each language, and gives what is wrong with it, in words. `look`
 * judges its picture in a language.
 */
export async function problemsOf(
  page: Page,
  storyId: string,
  look: (language: StoryLanguage) => Promise<string | null>,
): Promise<string[]> {
  const problems: string[] = [];
  // Where each story starts comes last: a story that has just come may be drawn before it is shown, and
  // then takes no focus.
  for (const language of LANGUAGES) {
    const found = await page.evaluate(shown, { globals: { ...START, language }, storyId });
    found.push(...(await page.evaluate(layoutFacts, language === 'en' ? 'ltr' : 'rtl')));
    found.push(...(await page.evaluate(violations, { options: language === START.language ? RULES : IN_OTHER_WORDS })));
    problems.push(...found.map((problem) => `${language} ${problem}`));
    const difference = await look(language);
    if (difference !== null) problems.push(difference);
  }
  const inTheDark = await page.evaluate(violations, { options: CONTRAST, theme: 'dark' });
  problems.push(...inTheDark.map((problem) => `dark ${problem}`));
  return [...problems, ...complaintsOf(page)];
}
