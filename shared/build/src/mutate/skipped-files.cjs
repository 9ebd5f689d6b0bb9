/**
 * Decides which test files a mutant can skip. Stryker filters tests by name only, so jest would load every file for
 * each mutant; the first run without a mutant records the test names and the duration of each file.
 */
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Folder of the records, shared by all processes of a run. */
const NOTES = process.env['MUTATE_NOTES'];

const noteOf = (testPath) => join(NOTES, `${createHash('sha1').update(testPath).digest('hex')}.json`);

/** Id of the active mutant; undefined in the first run. */
const mutant = () => process.env['__STRYKER_ACTIVE_MUTANT__'];

/** Reads the record of a file: its tests and their duration. */
const knownOf = (testPath) => {
  const note = noteOf(testPath);
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : { names: [], tookMs: 0 };
};

/** Mutant that this process has killed: the remaining files are skipped. */
let killed;

/** Files that have killed a mutant in this process, latest first. */
let killers = [];

exports.noteResult = (testPath, { testResults, numFailingTests }, tookMs) => {
  if (mutant() !== undefined) {
    if (numFailingTests === 0) return;
    killed = mutant();
    killers = [testPath, ...killers.filter((path) => path !== testPath)];
  } else if (testResults.length > 0) {
    const names = testResults.map(({ fullName }) => fullName);
    writeFileSync(noteOf(testPath), JSON.stringify({ names, tookMs }));
  }
};

/** Returns the names of a file's tests when all can be skipped; undefined otherwise. */
exports.skippedTests = ({ testNamePattern }, testPath) => {
  if (mutant() === undefined) return undefined;
  const { names } = knownOf(testPath);
  if (names.length === 0) return undefined;
  const chosen = testNamePattern ? new RegExp(testNamePattern, 'i') : /^/;
  return mutant() === killed || !names.some((name) => chosen.test(name)) ? names : undefined;
};

const rankOf = (testPath) => (killers.includes(testPath) ? killers.indexOf(testPath) : killers.length);

/**
 * Sorts the likeliest file first: mutants follow the order of the code, so the last killer comes first, then the
 * fastest file.
 */
exports.byPromise = (a, b) => rankOf(a) - rankOf(b) || knownOf(a).tookMs - knownOf(b).tookMs;

exports.isMutated = () => mutant() !== undefined;
