import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { REMOTES } from '../remotes.mjs';
import { koreanSentences } from './korean-sentences';

const ROOT = resolve(import.meta.dirname, '../../../..');
const SHARED = ['contract', 'pages', 'platform', 'ui'].map((name) => join('shared', name));
const FOLDERS = [...['shell', ...REMOTES, 'api', 'sandbox', ...SHARED].map((name) => join(name, 'src')), 'api/seed'];

const IS_ABOUT_MONEY = /금액|가격|요금|비용|무료|배송비|수수료|할인|결제|예상|\d원|…원/;
/** Matches whole sentences: a label (`예상 금액`) cannot be untrue. */
const IS_SENTENCE = /[요다][.!?]?(…| )*$/;
const IS_SOURCE = /(?<!\.test|\.generated|\.d)\.tsx?$/;
const IS_NOT_FOR_CUSTOMERS = /\/(testing|fuzz|style-guide)\//;

/** Finds every sentence about money, with the first file that contains it. */
const sentencesInSources = (): ReadonlyMap<string, string> => {
  const sentences = new Map<string, string>();
  for (const folder of FOLDERS.map((name) => join(ROOT, name)))
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !IS_SOURCE.test(file) || IS_NOT_FOR_CUSTOMERS.test(file)) continue;
      for (const sentence of koreanSentences(file, readFileSync(file, 'utf8')))
        if (IS_ABOUT_MONEY.test(sentence) && IS_SENTENCE.test(sentence)) sentences.set(sentence, relative(ROOT, file));
    }
  return sentences;
};

/** Promise with the tests that hold it and the sentences that depend on it. */
interface Promised {
  readonly promise: string;
  /** The promise as a sentence; absent where there is none. */
  readonly means?: string;
  /** Tests by file and a part of their title. */
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  readonly sentences: readonly string[];
}

const promises: readonly Promised[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'price-promises.json'), 'utf8'),
);

const NO_PROMISE = 'No promise';

describe('sentences about money', () => {
  it('are listed with the promise that they depend on', () => {
    const known = new Set(promises.flatMap(({ sentences }) => sentences));
    const unknown = [...sentencesInSources()].filter(([sentence]) => !known.has(sentence));
    expect(unknown.map(([sentence, file]) => `${file}: ${sentence}`)).toEqual([]);
  });

  it('still exist and are listed once', () => {
    const sentences = promises.flatMap(({ sentences }) => sentences);
    const now = sentencesInSources();
    expect(sentences.filter((sentence) => !now.has(sentence))).toEqual([]);
    expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([]);
  });

  it.each(promises.filter(({ promise }) => promise !== NO_PROMISE))(
    'depend on existing tests: $promise',
    ({ means, tests }) => {
      expect(means).toMatch(/\.$/);
      expect(tests.length).toBeGreaterThan(0);
      for (const { file, title } of tests) expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
    },
  );
});
