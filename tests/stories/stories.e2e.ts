import { test as base, expect, type Page } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { picturedLanguages, storiesBuilt, type Story, type StoryLanguage } from './catalogue.ts';
import { judge, readTiles, tileOf } from './pictures.ts';
import { STORY_CONTEXT, StoryPage } from './story-page.ts';

/** What `tools/test-stories.ts` asks for, which starts this. */
const url = process.env['STORIES_URL'] ?? '';
const skipsPictures = process.env['STORIES_PICTURES'] === 'skip';
const drawnTo = process.env['STORIES_DRAWN'];
const results = path.resolve(import.meta.dirname, '../../test-results/pictures');

const test = base.extend<object, { stories: StoryPage }>({
  stories: [
    async ({ browser }, use) => {
      const context = await browser.newContext(STORY_CONTEXT);
      const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
      await use(new StoryPage(await context.newPage(), url, axe));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Judges the picture of a story; with `--update` keeps it for a new tile where it differs. */
async function look(story: Story, language: StoryLanguage, page: Page): Promise<string | null> {
  if (skipsPictures || !picturedLanguages(story).includes(language)) return null;
  const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const difference = await judge(story.id, language, screenshot, results);
  if (difference === null || drawnTo === undefined) return difference;
  mkdirSync(drawnTo, { recursive: true });
  writeFileSync(path.join(drawnTo, `${story.id}.${language}.png`), screenshot);
  return null;
}

const stories = storiesBuilt();

for (const title of new Set(stories.map((story) => story.title)))
  test.describe(title, () => {
    // one worker, so that the page is loaded once
    test.describe.configure({ mode: 'default' });
    for (const story of stories.filter((one) => one.title === title))
      test(`${story.name} (${story.file})`, async ({ stories: page }) => {
        const problems = await page.problemsOf(story, (language, shown) => look(story, language, shown));
        expect(problems, `${story.id} is right in each language`).toEqual([]);
      });
  });

test('each picture is of a story', () => {
  test.skip(skipsPictures || drawnTo !== undefined, 'pictures are not compared');
  const pictured = new Set(
    stories.flatMap((story) => picturedLanguages(story).map((language) => Object.values(tileOf(story.id, language)).join('/'))),
  );
  const tiles = Object.entries(readTiles()).flatMap(([sheet, names]) => Object.keys(names).map((name) => `${sheet}/${name}`));
  expect(tiles.filter((tile) => !pictured.has(tile))).toEqual([]);
});
