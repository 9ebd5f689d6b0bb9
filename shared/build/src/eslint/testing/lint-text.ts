import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../../../..');

/**
 * Lints one text under several file names with the project's configuration. Uses one separate process: the tools are ES
 * modules, which jest does not load.
 */
export const lintText = (text: string, files: readonly string[]): Record<string, string[]> => {
  const script = `
    import { ESLint, Linter } from 'eslint';
    import tseslint from 'typescript-eslint';
    const eslint = new ESLint({ cwd: ${JSON.stringify(ROOT)} });
    const said = {};
    for (const filename of ${JSON.stringify(files)}) {
      const { rules } = await eslint.calculateConfigForFile(${JSON.stringify(`${ROOT}/`)} + filename);
      const config = {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        rules: { 'no-restricted-syntax': rules['no-restricted-syntax'] },
      };
      said[filename] = new Linter().verify(${JSON.stringify(text)}, [config], { filename }).map(({ message }) => message);
    }
    console.log(JSON.stringify(said));`;
  const options = { cwd: resolve(ROOT, 'shared/build'), encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options));
};
