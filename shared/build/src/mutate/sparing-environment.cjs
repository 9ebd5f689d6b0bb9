const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { sparedTests } = require('./spared-files.cjs');

/** The environment of a test file, or the cheapest one for a file that is not going to run. */
exports.sparing = (Environment) =>
  class {
    constructor(config, context) {
      const isSpared = sparedTests(config.globalConfig, context.testPath) !== undefined;
      return new (isSpared ? NodeEnvironment : Environment)(config, context);
    }
  };
