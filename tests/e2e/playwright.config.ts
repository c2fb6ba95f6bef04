import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/chromium.ts';

const LANGUAGES = ['ar', 'en', 'ur'] as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** What is walked in each language at both widths. */
const AT_BOTH_WIDTHS = ['endings.e2e.ts', 'leaving-a-test.e2e.ts', 'ways-in.e2e.ts'];
/** What is walked in each language once, and in one of them on a desk. */
const ONCE = ['evening.e2e.ts', 'tests-on-paths.e2e.ts', 'settings.e2e.ts'];
const WIDTH_OF_ONCE = { ar: 360, en: 1440, ur: 360 } as const;
/** What is walked in each language on a phone. */
const ON_A_PHONE = ['reports.e2e.ts', 'screen-reader.e2e.ts'];
const DESK = { viewport: { width: 1440, height: 900 } };

/**
 * Journeys in a real browser against the built product, one for all of them; each language at the width of a
 * phone and of a desk.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // a trace costs a fifth of the time: TRACE=1 asks for it
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [
    ...LANGUAGES.flatMap((language) => [
      {
        name: `${language}-360`,
        metadata: { language },
        use: PHONE,
        testMatch: [...AT_BOTH_WIDTHS, ...(WIDTH_OF_ONCE[language] === 360 ? ONCE : []), ...ON_A_PHONE],
      },
      {
        name: `${language}-1440`,
        metadata: { language },
        use: DESK,
        testMatch: [...AT_BOTH_WIDTHS, ...(WIDTH_OF_ONCE[language] === 1440 ? ONCE : [])],
      },
    ]),
    {
      name: 'without-javascript',
      metadata: { language: 'ar' },
      use: { ...PHONE, javaScriptEnabled: false },
      testMatch: ['without-javascript.e2e.ts', 'forms.e2e.ts', 'ways-in.e2e.ts', 'settings.e2e.ts'],
    },
    // a product of its own, from the sources: the first pages wait until everything is made ready
    {
      name: 'hydration',
      metadata: { language: 'ar' },
      // hundreds of modules a page are too much for a trace
      use: { ...PHONE, navigationTimeout: 120_000, actionTimeout: 60_000, trace: 'off' },
      testMatch: 'hydration.e2e.ts',
      timeout: 600_000,
    },
    { name: 'plain', testMatch: 'plain.e2e.ts' },
    { name: 'league', metadata: { language: 'ar' }, testMatch: 'league-*.e2e.ts' },
    {
      name: 'pages',
      metadata: { language: 'ar' },
      use: DESK,
      testMatch: [
        'pages.e2e.ts',
        'notices.e2e.ts',
        'links.e2e.ts',
        'answers-kept.e2e.ts',
        'sitting-a-test.e2e.ts',
        'keyboard.e2e.ts',
        'forms.e2e.ts',
      ],
    },
  ],
});
