import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const RULES = resolve(__dirname, '..');

/** Rule under test: its file, and the export that creates configurations from a repository and more arguments. */
interface Rule {
  readonly file: string;
  readonly name: string;
}

/**
 * Returns the reports of a folder rule for sources below `src`, as `file: message`. Runs ESLint in a separate process:
 * the rules are ES modules, which jest does not load.
 */
export const lintSources = (
  { file, name }: Rule,
  sources: Readonly<Record<string, string>>,
  ...rest: readonly unknown[]
): string[] => {
  const repository = realpathSync(mkdtempSync(join(tmpdir(), 'dongne-folders-')));
  try {
    for (const [path, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(repository, 'src', path)), { recursive: true });
      writeFileSync(join(repository, 'src', path), text);
    }
    const script = `
      import { ESLint } from 'eslint';
      import tseslint from 'typescript-eslint';
      import { ${name} as rules } from ${JSON.stringify(join(RULES, file))};
      const cwd = ${JSON.stringify(repository)};
      const parser = { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } };
      const eslint = new ESLint({ cwd, overrideConfigFile: true, overrideConfig: [parser, ...rules(cwd, ...${JSON.stringify(rest)})] });
      const results = await eslint.lintFiles(['src']);
      console.log(JSON.stringify(results.flatMap(({ filePath, messages }) =>
        messages.map(({ message }) => filePath.slice(cwd.length + '/src/'.length) + ': ' + message))));`;
    const options = { cwd: RULES, encoding: 'utf8' } as const;
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options));
  } finally {
    rmSync(repository, { recursive: true });
  }
};
