import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { LANGUAGES, type Story, type StoryLanguage } from './catalogue.ts';
import { layoutFacts } from './layout-facts.ts';
import { TILE } from './pictures.ts';

const RULES: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What a theme can change. */
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
/** What each story starts in, and leaves behind for the next one. */
const START = { language: 'ar', theme: 'light' } as const;
/** Storybook waits for no animation where a browser calls itself that. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome Safari/537.36 StorybookTestRunner';

/** How the page of the stories is opened: as a phone that wants no motion. */
export const STORY_CONTEXT = { viewport: TILE, reducedMotion: 'reduce', colorScheme: 'light', userAgent: USER_AGENT } as const;

interface Channel {
  emit(event: string, data: unknown): void;
  on(event: string, listener: (data: unknown) => void): void;
  off(event: string, listener: (data: unknown) => void): void;
}

/** What Storybook and axe leave in the page's window. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown; currentRender?: { story?: { playFunction?: unknown } } };
  axe: { run(context: string, options: RunOptions): Promise<AxeResults> };
}

/**
 * Runs inside the page: asks Storybook for something, waits until the story is drawn and played, and gives
 * what went wrong, in words.
 */
async function untilFinished([event, data]: readonly [string, unknown]): Promise<string[]> {
  const channel = (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;
  const wrong: string[] = [];
  const listeners = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'unhandledErrorsWhilePlaying'].map((name) => {
    const listener = (error: unknown) => wrong.push(`${name}: ${JSON.stringify(error).slice(0, 300)}`);
    channel.on(name, listener);
    return () => channel.off(name, listener);
  });
  await new Promise<void>((done) => {
    for (const name of ['storyFinished', 'storyMissing']) {
      const listener = () => {
        if (name === 'storyMissing') wrong.push('there is no such story');
        done();
      };
      channel.on(name, listener);
      listeners.push(() => channel.off(name, listener));
    }
    channel.emit(event, data);
  });
  for (const leave of listeners) leave();
  return wrong;
}

/** Runs inside the page: what axe finds in the story, in words. */
async function violations(options: RunOptions): Promise<string[]> {
  // nothing that we ask for reads style sheets, so none is fetched again
  const found = await (window as unknown as StoryWindow).axe.run('body', { ...options, resultTypes: ['violations'], preload: false });
  return found.violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join('; ');
    return `${id}: ${help} (${places.slice(0, 240)})`;
  });
}

/** A page that shows one story after another, loaded once for all stories of a file. */
export class StoryPage {
  readonly #page: Page;
  readonly #url: string;
  readonly #axe: string;
  readonly #complaints: string[] = [];
  #title = '';

  /** `url`: where the built Storybook is served; `axe`: the source of axe. */
  constructor(page: Page, url: string, axe: string) {
    this.#page = page;
    this.#url = url;
    this.#axe = axe;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`console: ${message.text().slice(0, 300)}`);
    });
    page.on('pageerror', (error) => this.#complaints.push(`error: ${error.message.slice(0, 300)}`));
  }

  async #load(): Promise<void> {
    await this.#page.goto(`${this.#url}/iframe.html`, { waitUntil: 'load' });
    await this.#page.waitForFunction(() => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
    // Axe is run here, once a language. The addon reads its own global from no address, and would run axe
    // after each drawing too.
    await this.#page.evaluate(
      (globals) => (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }),
      { ...START, a11y: { manual: true } },
    );
    await this.#page.evaluate(this.#axe);
  }

  /**
   * Shows the story that stands in the page in a language, plays it there, and waits until it is painted with
   * its fonts.
   */
  async #showIn(language: StoryLanguage, storyId: string): Promise<string[]> {
    const wrong = await this.#page.evaluate(untilFinished, ['updateGlobals', { globals: { ...START, language } }] as const);
    const isPlayed = await this.#page.evaluate(
      () => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.story?.playFunction !== undefined,
    );
    if (isPlayed) wrong.push(...(await this.#page.evaluate(untilFinished, ['forceRemount', { storyId }] as const)));
    await this.#page.waitForFunction(
      (wanted) => document.documentElement.lang === wanted.language && document.documentElement.dataset['theme'] === wanted.theme,
      { ...START, language },
    );
    await this.#page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    });
    return wrong;
  }

  /**
   * The contrast of the story as it stands, in dark: the theme is an attribute of the page and draws nothing
   * anew.
   */
  async #inTheDark(): Promise<string[]> {
    const wear = (theme: string) =>
      this.#page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
    await wear('dark');
    const found = await this.#page.evaluate(violations, CONTRAST);
    await wear(START.theme);
    return found;
  }

  /**
   * Shows a story in each language, and gives what is wrong with it, in words. `look` judges its picture in a
   * language.
   */
  async problemsOf(story: Story, look: (language: StoryLanguage, page: Page) => Promise<string | null>): Promise<string[]> {
    if (story.title !== this.#title) await this.#load();
    this.#title = story.title;
    this.#complaints.length = 0;
    const problems = await this.#page.evaluate(untilFinished, ['setCurrentStory', { storyId: story.id, viewMode: 'story' }] as const);
    // What failed already says why itself.
    if (problems.length > 0) return problems;
    // Where each story starts comes last: a story that has just come may be drawn before it is shown, and
    // then takes no focus.
    for (const language of LANGUAGES) {
      const found = await this.#showIn(language, story.id);
      found.push(...(await this.#page.evaluate(layoutFacts, language === 'en' ? 'ltr' : 'rtl')));
      found.push(...(await this.#page.evaluate(violations, RULES)));
      const difference = await look(language, this.#page);
      if (difference !== null) found.push(difference);
      problems.push(...found.map((problem) => `${language} ${problem}`));
    }
    problems.push(...(await this.#inTheDark()).map((problem) => `dark ${problem}`));
    return [...problems, ...this.#complaints];
  }
}
