const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { skippedTests } = require('./skipped-files.cjs');

/** Returns the environment of a test file, or a cheap one for a file that is skipped. */
exports.skipping = (Environment) =>
  class {
    constructor(config, context) {
      const isSpared = skippedTests(config.globalConfig, context.testPath) !== undefined;
      return new (isSpared ? NodeEnvironment : Environment)(config, context);
    }
  };
