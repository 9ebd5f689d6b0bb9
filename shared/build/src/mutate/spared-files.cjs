/**
 * Which test files can tell nothing about a mutant. Stryker chooses tests by their names only, so jest would load every file
 * for each mutant; here the first run, which has no mutant, notes the names that each file has and how long it took.
 */
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** The folder of the notes; all processes of a run share it. */
const NOTES = process.env['MUTATE_NOTES'];

const noteOf = (testPath) => join(NOTES, `${createHash('sha1').update(testPath).digest('hex')}.json`);

/** The mutant that runs; undefined in the first run. */
const mutant = () => process.env['__STRYKER_ACTIVE_MUTANT__'];

/** What is known of a file: its tests, and how long they took. */
const knownOf = (testPath) => {
  const note = noteOf(testPath);
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : { names: [], tookMs: 0 };
};

/** The mutant that a file of this process has noticed: the others have nothing to add. */
let killed;

/** The files that have noticed one in this process, the latest first. */
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

/** The names of a file's tests when none of them need run; undefined when some do. */
exports.sparedTests = ({ testNamePattern }, testPath) => {
  if (mutant() === undefined) return undefined;
  const { names } = knownOf(testPath);
  if (names.length === 0) return undefined;
  const chosen = testNamePattern ? new RegExp(testNamePattern, 'i') : /^/;
  return mutant() === killed || !names.some((name) => chosen.test(name)) ? names : undefined;
};

const rankOf = (testPath) => (killers.includes(testPath) ? killers.indexOf(testPath) : killers.length);

/** The likeliest file first: mutants come in the order of the code, so whoever noticed the last one; else the quickest. */
exports.byPromise = (a, b) => rankOf(a) - rankOf(b) || knownOf(a).tookMs - knownOf(b).tookMs;

exports.isMutated = () => mutant() !== undefined;
