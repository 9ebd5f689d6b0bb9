import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import type { Sample } from './sample';

const ROOT = resolve(__dirname, '../../../../..');
const BIN = join(ROOT, 'node_modules/.bin');

/** Configuration of oxlint. */
export const CONFIGURATION = join(ROOT, '.oxlintrc.jsonc');

const COMPILER_OPTIONS = { target: 'ES2022', lib: ['ES2022', 'DOM'], types: [], strict: true, jsx: 'react-jsx' };
const SHOP = 'export interface Shop { id: number }\nexport const shop: Shop = { id: 1 };\n';

/** Name for a report without a rule: an unused disable comment. */
const UNUSED_COMMENT = 'unused-comment';

interface Report {
  readonly diagnostics: readonly { readonly code?: string; readonly filename: string }[];
}

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Lints the files with the project's configuration in a temporary folder. */
const withLinted = <T>(
  files: ReadonlyMap<string, string>,
  args: readonly string[],
  use: (folder: string, reports: string) => T,
): T => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dongne-oxlint-')));
  try {
    copyFileSync(CONFIGURATION, join(folder, '.oxlintrc.jsonc'));
    write(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['**/*'] }));
    for (const [path, text] of files) write(join(folder, path), text);
    // Adds oxlint-tsgolint to the PATH, where oxlint looks for it.
    const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}` };
    const { stdout } = spawnSync(join(BIN, 'oxlint'), args, { cwd: folder, encoding: 'utf8', env });
    return use(folder, stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const fileOf = ([, , source, file]: Sample, index: number): string =>
  file ?? (source.includes("from 'react'") ? `shell/src/sample-${index}.tsx` : `api/src/sample-${index}.ts`);

/** Returns the rules that report each text, in one run. */
export const lintSamples = (samples: readonly Sample[]): ReadonlyMap<Sample, readonly string[]> => {
  const files = new Map(samples.map((one, index) => [fileOf(one, index), one[2]]));
  files.set('api/src/shop.ts', SHOP);
  return withLinted(files, ['--format=json'], (_folder, reports) => {
    const { diagnostics }: Report = JSON.parse(reports);
    const rulesIn = (file: string): string[] =>
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code }) => code?.replace(/^.*\((.*)\)$/, '$1') ?? UNUSED_COMMENT);
    return new Map(samples.map((one, index) => [one, [...new Set(rulesIn(fileOf(one, index)))]]));
  });
};

/** Returns the text after `--fix`. */
export const fixed = (source: string): string =>
  withLinted(new Map([['api/src/sample.ts', source]]), ['--fix'], (folder) =>
    readFileSync(join(folder, 'api/src/sample.ts'), 'utf8'),
  );
