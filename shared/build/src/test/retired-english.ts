import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** A word or turn of our own for which the field has another; source: docs/contributing.md, "Words". */
interface RetiredWord {
  readonly word: RegExp;
  readonly instead: string;
}

/** Words that comments, test titles, docs and file names are to lose. */
const RETIRED_ENGLISH: readonly RetiredWord[] = [
  { word: /\b(?:un)?drawn\b|\bdraws? (?:a|the|its|this) (?:page|view)\b/gi, instead: 'server-rendered, render' },
  { word: /\btak(?:e|es|en|ing|e-)(?: it| them| the page)?[ -]over\b|\btook over\b/gi, instead: 'hydrate' },
  { word: /\b(?:early|held) press(?:es)?\b|\bearly-presses\b/gi, instead: 'clicks before hydration, queued, replayed' },
  { word: /\bpacked\b/gi, instead: 'compressed' },
  { word: /\bheaps? of\b/gi, instead: 'cluster' },
  { word: /\bled[ -]on\b|\bleads? (?:on )?to\b/gi, instead: 'redirect, link to' },
  { word: /\bg(?:ive|ives|iving|ave)[ -]way\b/gi, instead: 'fall back, be cancelled' },
  { word: /\bcom(?:e|es|ing) beside\b/gi, instead: 'load in parallel' },
  { word: /\b(?:is|are|was|were|be|been) told\b|\bsaid of\b/gi, instead: 'notify, metadata' },
  { word: /\btak(?:e|es|en|ing) back\b|\btook back\b/gi, instead: 'revoke, roll back' },
  { word: /\bweather\b/gi, instead: 'simulated outage' },
  { word: /\bbreathes?\b/gi, instead: 'yield to the event loop' },
  { word: /\bplant(?:s|ed|ing)?\b|\bdeeds?\b|\bvictims?\b/gi, instead: 'seed, scenario, fixture' },
  { word: /\breckon(?:s|ed|ing)?\b/gi, instead: 'calculate' },
  { word: /\bbites?\b/gi, instead: 'pitfall' },
  { word: /\banew\b/gi, instead: 'again' },
  { word: /\bwhoever\b/gi, instead: 'anyone' },
  { word: /\bnobody(?:['’]s)?\b/gi, instead: 'no …' },
  { word: /\bof before\b/gi, instead: 'previous' },
  {
    word: /(?<=\/\*\* |\/\/ )(?:What|Who|Anyone who|Somebody)\b/g,
    instead: 'a comment that begins with a verb or a noun',
  },
];

const CODE = /\.(?:tsx?|m?js|cjs)$/;
const GENERATED = /\.generated\.ts$/;
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.cache', '.data']);
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;
const TITLE = /\b(?:describe|it|test)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])(.*?)\1/g;

/** Comments and test titles of a script. */
const wordsOfCode = (text: string): string =>
  [...(text.match(COMMENT) ?? []), ...[...text.matchAll(TITLE)].map(([, , title]) => title)].join('\n');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path);
    return [path];
  });

/** How often a text uses a retired word; of code its comments and test titles count, and its file's name. */
export const retiredIn = (name: string, text: string): number => {
  const isCode = CODE.test(name);
  if (!isCode && !name.endsWith('.md')) return 0;
  const read = `${isCode ? wordsOfCode(text) : text}\n${basename(name)}`;
  return RETIRED_ENGLISH.reduce((sum, { word }) => sum + (read.match(word)?.length ?? 0), 0);
};

/** Retired words per folder of a checkout. This list itself is left out. */
export const countRetired = (root: string, folders: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    folders.map((folder) => {
      const files = filesBelow(join(root, folder)).filter(
        (file) => !GENERATED.test(file) && !relative(root, file).includes('test/retired-'),
      );
      return [folder, files.reduce((sum, file) => sum + retiredIn(file, readFileSync(file, 'utf8')), 0)];
    }),
  );
