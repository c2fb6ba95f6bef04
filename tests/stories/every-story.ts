import { expect, test as base, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/sources.ts';
import { picturedLanguages, storiesBuilt, type Story, type StoryLanguage } from './catalogue.ts';
import { judge } from './pictures.ts';
import { forgetStories, keysShown, openStories, problemsOf, show, STORY_CONTEXT } from './story-page.ts';

/** What `tools/test-stories.ts` asks for, which starts Playwright. */
const { STORIES_URL: url = '', STORIES_ONLY: only = '[]', STORIES_PICTURES: pictures = 'skip', STORIES_FOUND: found = '' } = process.env;
const patterns = (JSON.parse(only) as string[]).map((pattern) => new RegExp(pattern, 'i'));
const results = path.join(root, 'test-results', 'pictures');

/**
 * `pageOf` gives the page that shows the stories of a file, one after another: each file has a fresh one, so
 * that no styles or focus of other stories show in a picture.
 */
const test = base.extend<object, { pageOf: (file: string) => Promise<Page> }>({
  pageOf: [
    async ({ browser }, use) => {
      const page = await browser.newPage(STORY_CONTEXT);
      let opened: string | null = null;
      await use(async (file) => {
        if (opened !== file) await openStories(page, url);
        opened = file;
        return page;
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Leaves what a story gave for `tools/test-stories.ts`: stories run in several processes. */
function leave(folder: string, name: string, what: string | Buffer): void {
  mkdirSync(path.join(found, folder), { recursive: true });
  writeFileSync(path.join(found, folder, name), what);
}

/** Judges the picture of a story; with `--update` keeps it for a new tile where it differs. */
async function look(story: Story, language: StoryLanguage, page: Page): Promise<string | null> {
  if (pictures === 'skip' || !picturedLanguages(story).includes(language)) return null;
  const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const difference = await judge(story.id, language, screenshot, results);
  if (difference === null || pictures !== 'draw') return difference;
  leave('pictures', `${story.id}.${language}.png`, screenshot);
  return null;
}

const asked = storiesBuilt().filter(({ file }) => patterns.length === 0 || patterns.some((pattern) => pattern.test(file)));
for (const file of new Set(asked.map((story) => story.file)))
  test.describe(file, () => {
    // one after the other on one page, whoever fails
    test.describe.configure({ mode: 'default' });
    for (const story of asked.filter((one) => one.file === file))
      test(`${story.id} is right in each language`, async ({ pageOf }) => {
        const page = await pageOf(file);
        await forgetStories(page);
        const wrong = await show(page, story.id);
        // what cannot be shown says why itself
        const problems = wrong.length > 0 ? wrong : await problemsOf(page, story.id, (language) => look(story, language, page));
        leave('keys', `${story.id}.json`, JSON.stringify(await keysShown(page)));
        expect(problems, problems.join('\n')).toEqual([]);
      });
  });
