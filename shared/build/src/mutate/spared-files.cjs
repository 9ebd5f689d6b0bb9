/**
 * Which test files can tell nothing about a mutant. Stryker chooses tests by their names only, so jest would load every file
 * for each mutant; here the first run, which has no mutant, notes the names that each file has.
 */
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** The folder of the notes; all processes of a run share it. */
const NOTES = process.env['MUTATE_NOTES'];

const noteOf = (testPath) => join(NOTES, `${createHash('sha1').update(testPath).digest('hex')}.json`);

/** The mutant that runs; undefined in the first run. */
const mutant = () => process.env['__STRYKER_ACTIVE_MUTANT__'];

const namesOf = (testPath) => {
  const note = noteOf(testPath);
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : [];
};

/** The mutant that a file of this process has noticed: the others have nothing to add. */
let killed;

exports.noteResult = (testPath, { testResults, numFailingTests }) => {
  if (mutant() !== undefined) {
    if (numFailingTests > 0) killed = mutant();
  } else if (testResults.length > 0) {
    writeFileSync(noteOf(testPath), JSON.stringify(testResults.map(({ fullName }) => fullName)));
  }
};

/** The names of a file's tests when none of them need run; undefined when some do. */
exports.sparedTests = ({ testNamePattern }, testPath) => {
  if (mutant() === undefined) return undefined;
  const names = namesOf(testPath);
  if (names.length === 0) return undefined;
  const chosen = testNamePattern ? new RegExp(testNamePattern, 'i') : /^/;
  return mutant() === killed || !names.some((name) => chosen.test(name)) ? names : undefined;
};

exports.isMutated = () => mutant() !== undefined;
