import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lints a script in a separate process: the rule is an ES module, which jest does not load, and needs TypeScript. */
const lateIn = (script: string): string[] => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dongne-late-')));
  try {
    const compilerOptions = { lib: ['ES2022', 'DOM'], types: [], strict: true, skipLibCheck: true };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    writeFileSync(join(folder, 'script.ts'), script);
    const lint = `
      import { ESLint } from 'eslint';
      import tseslint from 'typescript-eslint';
      import { unsupportedMembers } from ${JSON.stringify(join(__dirname, 'unsupported-members.mjs'))};
      const cwd = ${JSON.stringify(folder)};
      const config = {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser, parserOptions: { project: './tsconfig.json', tsconfigRootDir: cwd } },
        plugins: { browsers: { rules: { late: unsupportedMembers } } },
        rules: { 'browsers/late': 'error' },
      };
      const [{ messages }] = await new ESLint({ cwd, overrideConfigFile: true, overrideConfig: [config] }).lintFiles(['script.ts']);
      console.log(JSON.stringify(messages.map(({ message }) => message.split(' ')[0])));`;
    const options = { cwd: __dirname, encoding: 'utf8' } as const;
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', lint], options));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const inCode = (lines: readonly string[]): string =>
  `export const run = (text: string, element: HTMLInputElement): void => {\n${lines.join('\n')}\n};`;

describe('members that some supported browser lacks', () => {
  it('are reported, including statics and mixins', () => {
    const lines = [
      'URL.canParse(text);',
      'void AbortSignal.any([]);',
      'void Response.json(text);',
      'element.checkVisibility();',
      'element.showPicker();',
      'element.ariaChecked = text;',
      'document.startViewTransition(() => undefined);',
      'const { canParse } = URL;',
      "if (typeof URL.canParse !== 'function') URL.canParse(text);",
      "if (typeof URL.canParse === 'function') text.trim(); else URL.canParse(text);",
      "void (typeof URL.canParse === 'function' || URL.canParse(text));",
      "if (typeof AbortSignal.any !== 'undefined') return;",
      'void AbortSignal.any([]);',
    ];
    expect(lateIn(inCode(lines))).toEqual([
      'URL.canParse',
      'AbortSignal.any',
      'Response.json',
      'Element.checkVisibility',
      'HTMLInputElement.showPicker',
      'Element.ariaChecked',
      'Document.startViewTransition',
      ...Array.from({ length: 4 }, () => 'URL.canParse'),
      'AbortSignal.any',
    ]);
  });

  it('are allowed after feature detection', () => {
    const lines = [
      "if ('canParse' in URL) URL.canParse(text);",
      "if (typeof AbortSignal.any === 'function') void AbortSignal.any([]);",
      'element.checkVisibility?.();',
      'void ("share" in navigator && navigator.share());',
      'void [text].at(-1);',
      'void crypto.getRandomValues(new Uint8Array(1));',
      "if (typeof URL.canParse === 'undefined' || URL.canParse(text)) return;",
      "if (!('canParse' in URL)) text.trim(); else URL.canParse(text);",
      'const { canParse = undefined } = URL;',
      'void canParse;',
      "if (!('showPicker' in element)) return;",
      'element.showPicker();',
    ];
    expect(lateIn(inCode(lines))).toEqual([]);
  });
});
