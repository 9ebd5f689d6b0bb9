import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../remotes.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
/** Folders with visible texts of the app and the sandbox's console; excludes seeded names and numbers. */
const FOLDERS = [
  ...['shell', ...REMOTES, ...['contract', 'pages', 'platform', 'ui'].map((name) => join('shared', name))].map((name) =>
    join(name, 'src'),
  ),
  'sandbox/src/page',
];
const IS_SOURCE = /(?<!\.test|\.generated|\.d)\.(?:tsx?|js)$/;
const IS_NOT_FOR_CUSTOMERS = /\/(testing|fuzz|style-guide)\//;
/** Minimum length: shorter parts appear in many places. */
const MIN_LENGTH = 4;
/** Minimum of two words in an English console: a single word also appears in code. */
const ENGLISH_WORDS = /[a-z]{2,} [a-z]{2,}/i;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const withOneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Joins the sources of visible texts without comments, and with line breaks of the formatter removed. */
export const sourceText = (): string =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const isRead = entry.isFile() && IS_SOURCE.test(file) && !IS_NOT_FOR_CUSTOMERS.test(file);
      return isRead ? [withOneSpace(readFileSync(file, 'utf8').replaceAll(COMMENT, ''))] : [];
    }),
  ).join('\n');

/** Splits a text at numbers, days and times. */
const partsOf = (text: string): string[] => text.split(/[\d(][\d(),.:~%월화수목금토일 ]*\)?/);

/**
 * Returns the shown texts, or parts of them, that the sources contain: a picture is current while they stay.
 *
 * @param shown texts of elements in a picture.
 */
export const textsInSources = (shown: readonly string[], sources: string): string[] => {
  const parts = shown.flatMap(partsOf).map(withOneSpace);
  const long = parts.filter((part) => (part.match(/[가-힣]/g)?.length ?? 0) >= MIN_LENGTH || ENGLISH_WORDS.test(part));
  return [...new Set(long)].filter((part) => sources.includes(part)).toSorted();
};
