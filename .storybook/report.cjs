const { writeFileSync } = require('node:fs');

/**
 * Writes what Jest's `--json` would, as far as `npm test` counts and names it: the test runner leaves that
 * option no file.
 */
module.exports = class Report {
  constructor(_config, { file }) {
    this.file = file;
  }

  onRunComplete(_contexts, { numPassedTests, testResults }) {
    const report = {
      numPassedTests,
      testResults: testResults.map(({ testFilePath, testExecError, numFailingTests, testResults: tests }) => ({
        name: testFilePath,
        status: testExecError || numFailingTests > 0 ? 'failed' : 'passed',
        assertionResults: tests.map(({ status, fullName, failureMessages }) => ({ status, fullName, failureMessages })),
      })),
    };
    writeFileSync(this.file, JSON.stringify(report));
  }
};
