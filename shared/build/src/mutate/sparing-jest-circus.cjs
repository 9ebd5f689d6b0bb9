/**
 * jest's own runner, but nothing runs that can tell nothing more about a mutant. Stryker chooses tests by their names only,
 * so jest would load every test file for each mutant, and go on after the first test that noticed it.
 */
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { default: circus } = require('jest-circus/runner');

/** Where the first run, without a mutant, notes which tests each file has. */
const NOTES = process.env['MUTATE_NOTES'];
/** The mutant that a file of this process has already noticed. */
let killed;

const notesOf = (testPath) => join(NOTES, `${createHash('sha1').update(testPath).digest('hex')}.json`);

const namesOf = (testPath) => {
  const file = notesOf(testPath);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

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
  const mutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
  const names = mutant === undefined ? undefined : namesOf(testPath);
  if (names !== undefined) {
    const { testNamePattern } = globalConfig;
    const chosen = testNamePattern ? new RegExp(testNamePattern, 'i') : /^/;
    if (mutant === killed || !names.some((name) => chosen.test(name))) return leftOut(testPath, names);
    endWithFirstFailure(environment);
  }
  const result = await circus(globalConfig, config, environment, runtime, testPath, ...rest);
  if (mutant === undefined) {
    const found = result.testResults.map(({ fullName }) => fullName);
    if (found.length > 0) writeFileSync(notesOf(testPath), JSON.stringify(found));
  } else if (result.numFailingTests > 0) killed = mutant;
  return result;
};
