const { availableParallelism } = require('node:os');
const { getJestConfig } = require('@storybook/test-runner');

const base = getJestConfig();

// The browser and the report's file come from tools/test-stories.ts.
module.exports = {
  ...base,
  testTimeout: 120_000,
  // a story waits for frames between what it computes
  maxWorkers: availableParallelism() + 1,
  reporters: ['default', [require.resolve('./report.cjs'), { file: process.env.STORIES_REPORT }]],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': { ...base.testEnvironmentOptions['jest-playwright'], ...JSON.parse(process.env.STORIES_BROWSER) },
  },
};
