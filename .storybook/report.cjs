const { writeFileSync } = require('node:fs');

/** Writes how many stories passed and failed for `tools/test.ts`: the runner's own command line takes no file for its report. */
module.exports = class Report {
  constructor(_config, { file }) {
    this.file = file;
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    writeFileSync(this.file, JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites }));
  }
};
