/** Test runner around jest-circus that skips files without information about a mutant: see `skipped-files.cjs`. */
const { default: circus } = require('jest-circus/runner');
const { isMutated, noteResult, skippedTests } = require('./skipped-files.cjs');

/** Result of a file whose tests are all skipped. */
const leftOut = (testPath, names) => {
  const now = Date.now();
  return {
    testFilePath: testPath,
    testResults: names.map((fullName) => ({
      ancestorTitles: [],
      failureDetails: [],
      failureMessages: [],
      fullName,
      title: fullName,
      status: 'pending',
    })),
    numFailingTests: 0,
    numPassingTests: 0,
    numPendingTests: names.length,
    numTodoTests: 0,
    leaks: false,
    openHandles: [],
    skipped: true,
    perfStats: { start: now, end: now, runtime: 0, slow: false },
    snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
  };
};

/** Skips the rest of a file after the first failure. */
const endWithFirstFailure = (environment) => {
  const inner = environment.handleTestEvent;
  let hasFailed = false;
  environment.handleTestEvent = async (event, state) => {
    await inner?.call(environment, event, state);
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') hasFailed = true;
    if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
  };
};

module.exports = async function skipping(globalConfig, config, environment, runtime, testPath, ...rest) {
  const spared = skippedTests(globalConfig, testPath);
  if (spared !== undefined) return leftOut(testPath, spared);
  if (isMutated()) endWithFirstFailure(environment);
  const startedAt = Date.now();
  const result = await circus(globalConfig, config, environment, runtime, testPath, ...rest);
  noteResult(testPath, result, Date.now() - startedAt);
  return result;
};
