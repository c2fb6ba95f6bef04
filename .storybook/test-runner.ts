import type { TestRunnerConfig } from '@storybook/test-runner';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { picturedLanguages, storiesBuilt, type Story, type StoryLanguage } from '../tests/stories/catalogue.ts';
import { judge } from '../tests/stories/pictures.ts';
import { forgetStories, keysShown, openStories, problemsOf } from '../tests/stories/story-page.ts';
import { root } from '../tools/sources.ts';

/** What `tools/test-stories.ts` asks for, which starts the test runner. */
const pictures = process.env['STORIES_PICTURES'];
const found = process.env['STORIES_FOUND'] ?? '';
const results = path.join(root, 'test-results', 'pictures');

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

const config: TestRunnerConfig = {
  prepare: ({ page }) => openStories(page, process.env['TARGET_URL'] ?? ''),
  preVisit: forgetStories,
  async postVisit(page, { id, hasFailure }) {
    const story = storiesBuilt().find((one) => one.id === id);
    if (!story) throw new Error(`${id} is not in the built Storybook`);
    // What failed already says why itself.
    const problems = hasFailure ? [] : await problemsOf(page, id, (language) => look(story, language, page));
    leave('keys', `${id}.json`, JSON.stringify(await keysShown(page)));
    if (problems.length > 0) throw new Error([`${id} is not right in each language:`, ...problems].join('\n'));
  },
};

export default config;
