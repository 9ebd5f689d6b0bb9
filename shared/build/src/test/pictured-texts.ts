import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../remotes.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
/** Folders of what customers and the sandbox's console show; names and numbers of the seed are no texts of ours. */
const FOLDERS = [
  ...['shell', ...REMOTES, ...['contract', 'pages', 'platform', 'ui'].map((name) => join('shared', name))].map((name) =>
    join(name, 'src'),
  ),
  'api/src/sandbox/page',
];
const IS_SOURCE = /(?<!\.test|\.generated|\.d)\.(?:tsx?|js)$/;
const IS_NOT_FOR_CUSTOMERS = /\/(testing|fuzz|style-guide)\//;
/** Shorter parts, such as a word beside a number, stand in many places. */
const LEAST_LETTERS = 4;
/** Of an English console; a single word stands in code, too. */
const ENGLISH_WORDS = /[a-z]{2,} [a-z]{2,}/i;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const withOneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The sources of what is shown, as one text without comments; texts that a formatter has broken are whole again. */
export const sourceText = (): string =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const isRead = entry.isFile() && IS_SOURCE.test(file) && !IS_NOT_FOR_CUSTOMERS.test(file);
      return isRead ? [withOneSpace(readFileSync(file, 'utf8').replaceAll(COMMENT, ''))] : [];
    }),
  ).join('\n');

/** The parts of a shown text between numbers, days and times. */
const partsOf = (text: string): string[] => text.split(/[\d(][\d(),.:~%월화수목금토일 ]*\)?/);

/**
 * Those shown texts, or parts of them, that our own sources say: a picture shows them as long as no one changes them.
 *
 * @param shown texts of elements as a picture shows them.
 */
export const saidBySources = (shown: readonly string[], sources: string): string[] => {
  const parts = shown.flatMap(partsOf).map(withOneSpace);
  const long = parts.filter(
    (part) => (part.match(/[가-힣]/g)?.length ?? 0) >= LEAST_LETTERS || ENGLISH_WORDS.test(part),
  );
  return [...new Set(long)].filter((part) => sources.includes(part)).toSorted();
};
