/** jest's own runner, which leaves out what can tell nothing more about a mutant: see `spared-files.cjs`. */
const { default: circus } = require('jest-circus/runner');
const { isMutated, noteResult, sparedTests } = require('./spared-files.cjs');

/** A result that says that every test was left out. */
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

/** The first failure is enough: what follows in the file is skipped. */
const endWithFirstFailure = (environment) => {
  const inner = environment.handleTestEvent;
  let hasFailed = false;
  environment.handleTestEvent = async (event, state) => {
    await inner?.call(environment, event, state);
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') hasFailed = true;
    if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
  };
};

module.exports = async function sparing(globalConfig, config, environment, runtime, testPath, ...rest) {
  const spared = sparedTests(globalConfig, testPath);
  if (spared !== undefined) return leftOut(testPath, spared);
  if (isMutated()) endWithFirstFailure(environment);
  const startedAt = Date.now();
  const result = await circus(globalConfig, config, environment, runtime, testPath, ...rest);
  noteResult(testPath, result, Date.now() - startedAt);
  return result;
};
