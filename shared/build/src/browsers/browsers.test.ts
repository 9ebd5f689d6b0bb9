import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HERE = __dirname;

/** Runs the tools in a separate process: they are ES modules, which jest does not load. */
const ask = (expression: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { languageYear, BROWSER_QUERIES } from ${JSON.stringify(join(HERE, 'browsers.mjs'))};
         import { tooNewStyles } from ${JSON.stringify(join(HERE, 'styles.mjs'))};
         import { tooNewScript } from ${JSON.stringify(join(HERE, 'scripts.mjs'))};
         console.log(JSON.stringify(${expression}));`,
      ],
      { encoding: 'utf8' },
    ),
  );

const names = (call: string, inputs: readonly string[]): unknown =>
  ask(`${JSON.stringify(inputs)}.map((input) => ${call}(input).map(({ name }) => name))`);

describe('the oldest supported browsers', () => {
  it('match the lib of TypeScript', () => {
    const config: unknown = JSON.parse(readFileSync(join(HERE, '../../../../tsconfig.base.json'), 'utf8'));
    expect(config).toMatchObject({ compilerOptions: { lib: expect.arrayContaining([`ES${ask('languageYear()')}`]) } });
  });

  it('fail the build on unsupported syntax', () => {
    const scripts = {
      'list.toSorted()': ['toSorted()'],
      'list.findLast(one => one)': ['findLast()'],
      'Object.groupBy(list, one => one)': ['groupBy()'],
      'class A { static { start(); } }': ['a static block in a class'],
      '/(?<=a)b/.test(text)': ['a lookbehind in a regular expression'],
    };
    expect(names('tooNewScript', Object.keys(scripts))).toEqual(Object.values(scripts));
    expect(names('tooNewScript', ['/a/v.test(text)'])).toEqual([[expect.stringMatching(/^syntax newer than ES2022/)]]);
  });

  it('fail the build on unsupported web features', () => {
    const scripts = {
      'URL.canParse(text)': ['URL.canParse'],
      'const go = () => window.AbortSignal.any([]);': ['AbortSignal.any'],
      'navigator.userActivation.isActive': ['navigator.userActivation'],
      'document.startViewTransition(go)': ['document.startViewTransition'],
      'new CompressionStream("gzip")': ['CompressionStream'],
      'if (typeof URL === "function") URL.canParse(text);': ['URL.canParse'],
    };
    expect(names('tooNewScript', Object.keys(scripts))).toEqual(Object.values(scripts));
  });

  it('allow feature detection and shadowed names', () => {
    const scripts = [
      '"canParse" in URL && URL.canParse(text)',
      'URL.canParse?.(text)',
      'const share = navigator.share',
      'typeof CompressionStream > "u" ? null : new CompressionStream("gzip")',
      'const run = () => { if (!document.startViewTransition) return go(); document.startViewTransition(go); };',
      'class URL {} URL.canParse(text)',
      'var AbortSignal = load(7); AbortSignal.any([])',
      'new URL(text).searchParams.get(name); crypto.getRandomValues(bytes)',
    ];
    expect(names('tooNewScript', scripts)).toEqual(scripts.map(() => []));
  });

  it('allow supported scripts', () => {
    const scripts = ['list.at(-1) ?? Object.hasOwn(one, "a")', 'class A { #a = 1; has(b) { return #a in b; } }'];
    expect(names('tooNewScript', scripts)).toEqual([[], []]);
  });

  it('fail lint on unsupported styles', () => {
    const styles = {
      'min-height: 100dvh;': ['dvh'],
      'background: color-mix(in srgb, red 60%, blue);': ['color-mix()'],
      '&:has(a) { color: red; }': [':has'],
      'overflow-x: clip;': ['overflow-x: clip'],
      'user-select: none;': ['user-select'],
      '@container (width > 1px) { color: red; }': ['@container'],
      'min-height: 100dvh; min-height: 100vh;': ['dvh'],
    };
    expect(names('tooNewStyles', Object.keys(styles))).toEqual(Object.values(styles));
  });

  it('allow supported styles and fallbacks', () => {
    const styles = [
      'min-height: 100vh; min-height: 100dvh;',
      '@supports selector(:has(*)) { &:has(a) { color: red; } }',
      '-webkit-user-select: none; user-select: none;',
      'inset: 0; gap: 4px; &:hover::after { content: ""; }',
      '/* 100dvh */ width: max-content;',
      'outline: none;',
    ];
    expect(names('tooNewStyles', styles)).toEqual(styles.map(() => []));
  });
});
