import type { TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { fontMeasures, layoutFacts } from './layout-facts.ts';

/** Where each story starts comes last: a story that has just come may be drawn before it is shown, and then takes no focus. */
const LANGUAGES = ['en', 'ur', 'ar'];
type RunOptions = NonNullable<Parameters<typeof getViolations>[2]>;
const RULES: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What a theme can change. */
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const PHONE = { width: 360, height: 640 };
const baselines = path.resolve('.storybook', 'baselines');
const madeBy = path.join(baselines, 'made-by.txt');
const update = process.env['STORIES_UPDATE'] === '1';

interface Channel {
  emit(event: string, data: unknown): void;
  once(event: string, listener: () => void): void;
  on(event: string, listener: (error: { message?: string }) => void): void;
  off(event: string, listener: (error: { message?: string }) => void): void;
}

/** What Storybook leaves in the page's window. */
interface StorybookPage {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: { currentRender?: { story?: { id: string; playFunction?: unknown } } };
}

/** What each story starts in, and leaves behind for the next one. */
const START = { language: 'ar', theme: 'light' };

/** Every language of what a student sees; the small parts, which these are made of, in one. */
const isPictured = (id: string, language: string): boolean => language === START.language || !/^(components|path)-/.test(id);

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

/** Shows the story that stands in the page in another language, plays it there, and waits until it is painted with its fonts. Gives what its play threw. */
async function show(page: Page, globals: Record<string, string>): Promise<string[]> {
  const thrown = await page.evaluate(async (wanted) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
    const said: string[] = [];
    const hear = (error: { message?: string }) => said.push(`play: ${(error.message ?? 'failed').slice(0, 300)}`);
    const until = (event: string, data: unknown) =>
      new Promise<void>((done) => {
        channel.once('storyFinished', done);
        channel.emit(event, data);
      });
    channel.on('playFunctionThrewException', hear);
    await until('updateGlobals', { globals: wanted });
    const story = preview.currentRender?.story;
    if (story?.playFunction) await until('forceRemount', { storyId: story.id });
    channel.off('playFunctionThrewException', hear);
    return said;
  }, globals);
  await page.waitForFunction(
    (wanted) => document.documentElement.lang === wanted['language'] && document.documentElement.dataset['theme'] === wanted['theme'],
    globals,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  return thrown;
}

async function violations(page: Page, rules: RunOptions): Promise<string[]> {
  const found = await getViolations(page, 'body', { ...rules, resultTypes: ['violations'] });
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map(({ target }) => target.join(' '))
        .join('; ')
        .slice(0, 240)})`,
  );
}

/** The contrast of the story as it stands, in dark: the theme is an attribute of the page and draws nothing anew. */
async function inTheDark(page: Page): Promise<string[]> {
  const wear = (theme: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
  await wear('dark');
  const found = await violations(page, CONTRAST);
  await wear(START.theme);
  return found;
}

/** Which browser on which fonts: pictures of another one are not compared. */
const maker = async (page: Page): Promise<string> =>
  `${page.context().browser()?.version() ?? 'unknown'} fonts ${await page.evaluate(fontMeasures)}`;

/** How the picture of the story differs from its baseline, in words; with `--update` it becomes the baseline. */
async function difference(page: Page, language: string, id: string): Promise<string[]> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = path.join(baselines, language, `${id}.png`);
  if (existsSync(file) && readFileSync(file).equals(picture)) return [];
  if (!update && !existsSync(file)) return [`${language} has no baseline yet: npm run test:stories -- --update`];
  try {
    expect(picture).toMatchImageSnapshot({
      customSnapshotsDir: path.join(baselines, language),
      customSnapshotIdentifier: () => id,
      customDiffDir: path.resolve('__image_diffs__', language),
      failureThreshold: 0.0005,
      failureThresholdType: 'percent',
      runInProcess: true,
    });
    return [];
  } catch (error) {
    return [`${language} picture: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`];
  }
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async prepare({ page }) {
    // Axe is run below, once a language; the addon's own runs would overlap with the next story's.
    const globals = `language:${START.language};theme:${START.theme};a11y.manual:!true`;
    await page.goto(new URL(`iframe.html?globals=${globals}`, process.env['TARGET_URL']).toString(), { waitUntil: 'load' });
  },
  async preVisit(page) {
    complaintsOf(page).length = 0;
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize(PHONE);
    // The page stays from story to story of a file.
    if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  },
  async postVisit(page, { id, hasFailure }) {
    // What failed already says why itself.
    if (hasFailure) return;
    const problems: string[] = [];
    const own = await maker(page);
    if (update) {
      mkdirSync(baselines, { recursive: true });
      writeFileSync(madeBy, `${own}\n`);
    }
    const pictures = existsSync(madeBy) && readFileSync(madeBy, 'utf8').trim() === own;
    for (const language of LANGUAGES) {
      for (const fault of await show(page, { language, theme: START.theme })) problems.push(`${language} ${fault}`);
      for (const fact of await page.evaluate(layoutFacts, language === 'en' ? 'ltr' : 'rtl')) problems.push(`${language} ${fact}`);
      for (const violation of await violations(page, RULES)) problems.push(`${language} ${violation}`);
      if (pictures && isPictured(id, language)) problems.push(...(await difference(page, language, id)));
      if (language === START.language) for (const violation of await inTheDark(page)) problems.push(`dark ${violation}`);
    }
    problems.push(...complaintsOf(page));
    expect(problems).toEqual([]);
  },
};

export default config;
