import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { CHROMIUM_ARGUMENTS } from '../../tools/chromium.ts';

/**
 * Every story in each language, as many at once as there are cores. `tools/test-stories.ts` starts this, with
 * the browser that it has chosen.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  timeout: 120_000,
  reporter: 'line',
  outputDir: '../../test-results/stories',
  use: {
    launchOptions: {
      executablePath: process.env['STORIES_BROWSER'] ?? '',
      args: [
        ...CHROMIUM_ARGUMENTS,
        // the same picture on every machine
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
});
