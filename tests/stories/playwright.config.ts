import { defineConfig, type LaunchOptions } from '@playwright/test';
import { availableParallelism } from 'node:os';

/** The browser comes from `tools/test-stories.ts`, which serves the stories and starts this. */
export default defineConfig({
  testDir: '.',
  testMatch: 'every-story.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  timeout: 120_000,
  outputDir: '../../test-results/stories',
  use: { launchOptions: JSON.parse(process.env['STORIES_BROWSER'] ?? '{}') as LaunchOptions },
});
