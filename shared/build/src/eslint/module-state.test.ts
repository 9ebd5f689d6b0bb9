import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

const VARIABLES = 'let waiting: string[] = [];\nexport let isReady = false;';
const CONSTANTS = 'const most = 3;\nexport const count = () => { let sum = 0; sum += most; return sum; };';

/**
 * What the project's own configuration says to a text in place of each file. The tools are ES modules that jest does not
 * load, so one process looks at all of them.
 */
const lint = (text: string, files: readonly string[]): Record<string, string[]> => {
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
  const options = { cwd: join(ROOT, 'shared/build'), encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options));
};

const BROWSER_CODE = [
  'shell/src/first-view.ts',
  'shell/src/frame/app-frame.tsx',
  'mf-usage/src/routes.tsx',
  'mf-usage/src/route-table.ts',
  'shared/platform/src/popups/popups.ts',
  'shared/platform/src/runtime/platform-provider.tsx',
  'shared/ui/src/theme/map-colours.ts',
];

describe('the lint rule that a module of browser code has no variables', () => {
  it('reports each of them, exported or not, and names the way to keep them in the runtime', () => {
    const said = Object.entries(lint(VARIABLES, BROWSER_CODE));
    expect(said.map(([file, messages]) => [file, messages.length])).toEqual(BROWSER_CODE.map((file) => [file, 2]));
    for (const [, messages] of said) for (const message of messages) expect(message).toContain('ownedByRuntime');
  });

  it('leaves constants and the variables of functions alone', () => {
    expect(lint(CONSTANTS, ['shell/src/first-view.ts'])).toEqual({ 'shell/src/first-view.ts': [] });
  });

  it('is not about tests, what is made for them, and the holder of the runtime', () => {
    const files = [
      'shell/src/first-view.test.tsx',
      'shell/src/testing/build-registry.ts',
      'shared/platform/src/runtime/runtime.ts',
    ];
    expect(lint(VARIABLES, files)).toEqual(Object.fromEntries(files.map((file) => [file, []])));
  });
});
