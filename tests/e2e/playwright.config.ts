import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/chromium.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const SCREENS = { 360: PHONE, 1440: DESK } as const;
/** What is walked in each language. */
const IN_EACH_LANGUAGE = ['endings', 'leaving-a-test', 'ways-in', 'evening', 'tests-on-paths', 'settings'];
/** What is walked in Arabic on a phone and in English on a desk. */
const TWICE = ['gathering', 'paying', 'practice'];
/** What is walked on a phone. */
const ON_A_PHONE = ['reports', 'screen-reader'];
/**
 * What is walked in which language and at which width: each language once, by turns on a phone and on a desk.
 * `WALKS=all` walks everything in each language at both widths, which takes some minutes more.
 */
const WALKS =
  process.env['WALKS'] === 'all'
    ? (['ar', 'en', 'ur'] as const).flatMap((language) => [
        { language, width: 360 as const, files: [...IN_EACH_LANGUAGE, ...ON_A_PHONE, ...TWICE] },
        { language, width: 1440 as const, files: [...IN_EACH_LANGUAGE, ...TWICE] },
      ])
    : ([
        { language: 'ar', width: 360, files: [...IN_EACH_LANGUAGE, ...ON_A_PHONE, ...TWICE] },
        { language: 'en', width: 1440, files: [...IN_EACH_LANGUAGE, ...TWICE] },
        { language: 'en', width: 360, files: ['reports'] },
        { language: 'ur', width: 360, files: IN_EACH_LANGUAGE },
      ] as const);

/** Journeys in a real browser against the built product, one for all of them. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // one waits for the clock of the league while the others compute
  workers: availableParallelism() + 1,
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
    // first, for they wait for the league's clock most of the time, and the others run meanwhile
    { name: 'league', metadata: { language: 'ar' }, testMatch: 'league-*.e2e.ts' },
    ...WALKS.map(({ language, width, files }) => ({
      name: `${language}-${width}`,
      metadata: { language },
      use: SCREENS[width],
      testMatch: files.map((file) => `${file}.e2e.ts`),
    })),
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
    // a product of its own, with providers of sign-in and a dead gateway
    { name: 'elsewhere', metadata: { language: 'ar' }, testMatch: 'elsewhere.e2e.ts' },
    {
      name: 'pages',
      metadata: { language: 'ar' },
      use: DESK,
      testMatch: [
        'pages.e2e.ts',
        'notices.e2e.ts',
        'failed-steps.e2e.ts',
        'every-path.e2e.ts',
        'links.e2e.ts',
        'answers-kept.e2e.ts',
        'sitting-a-test.e2e.ts',
        'keyboard.e2e.ts',
        'forms.e2e.ts',
      ],
    },
  ],
});
