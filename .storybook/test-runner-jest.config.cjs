const { getJestConfig } = require('@storybook/test-runner');

const base = getJestConfig();

// The browser's path comes from tools/test-stories.ts, which knows where to look for one.
module.exports = {
  ...base,
  testTimeout: 120_000,
  reporters: ['default', ...(process.env.STORIES_REPORT ? [[require.resolve('./report.cjs'), { file: process.env.STORIES_REPORT }]] : [])],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        headless: true,
        executablePath: process.env.CHROME_PATH,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
          '--hide-scrollbars',
        ],
      },
    },
  },
};
