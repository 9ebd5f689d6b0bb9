import type { Sample } from './sample';

const lines = (count: number): string =>
  Array.from({ length: count }, (_line, index) => `export const line${index} = ${index};`).join('\n');

const CONSOLE = "console.log('1');";
const DEFAULT_EXPORT = 'const one = 1;\nexport default one;';

/** Violations that need no type information, and allowed code. */
export const UNTYPED: readonly Sample[] = [
  [
    'consistent-type-imports',
    'a type imported as a value',
    "import { Shop } from './shop';\nexport type Place = Shop;",
  ],
  [
    'consistent-type-imports',
    'a type among values',
    "import { Shop, shop } from './shop';\nexport const place: Shop = shop;",
  ],
  [undefined, 'types imported as such', "import { type Shop } from './shop';\nexport type Place = Shop;"],
  ['consistent-type-assertions', 'a cast by as', 'export const name = (text: unknown) => text as string;'],
  ['consistent-type-assertions', 'a cast in brackets', 'export const name = (text: unknown) => <string>text;'],
  ['consistent-type-assertions', 'a cast of an object', 'export const point = {} as { x: number };'],
  [undefined, 'as const', "export const sizes = ['s', 'm'] as const;"],
  ['no-explicit-any', 'any', 'export const name = (text: any): unknown => text;'],
  ['no-explicit-any', 'any in a generic type', 'export type Names = Record<string, any>;'],
  [
    'no-non-null-assertion',
    'an exclamation mark',
    'export const first = (names: readonly string[]) => names[0]!.length;',
  ],
  ['no-unused-vars', 'a variable', 'const one = 1;'],
  ['no-unused-vars', 'a variable that is only written', 'let one = 1;\none = 2;'],
  ['no-unused-vars', 'an import', "import { type Shop } from './shop';"],
  ['no-unused-vars', 'a type', 'type Name = string;'],
  ['no-unused-vars', 'an argument after the last one in use', 'export const first = (a: number, b: number) => a;'],
  ['no-unused-vars', 'a caught error', 'export const run = () => { try { return 1; } catch (error) { return 2; } };'],
  ['no-unused-vars', 'a function', 'function one() { return 1; }'],
  [undefined, 'an argument before one in use', 'export const second = (a: number, b: number) => b;'],
  [undefined, 'names that begin with a line', 'const _one = 1;\nexport const run = (_a: number) => 1;'],
  [
    undefined,
    'what is left out of the rest',
    'export const rest = ({ a, ...others }: { a: number; b: number }) => others;',
  ],
  ['max-lines', '251 lines', lines(251)],
  [undefined, '250 lines without comments and empty ones', `${lines(250)}\n\n// Says why.\n\n/* Says\n   more. */`],
  [undefined, '400 lines of a test', lines(400), 'api/src/long.test.ts'],
  ['max-lines', '401 lines of a test', lines(401), 'api/src/longer.test.ts'],
  [undefined, '400 lines of a story', lines(400), 'e2e/stories/long.ts'],
  ['no-console', 'the console in an app', CONSOLE, 'shell/src/console.ts'],
  ['no-console', 'the console on the server', "console.error('1');", 'api/src/console.ts'],
  [undefined, 'the console of a command line', CONSOLE, 'api/src/console-cli.ts'],
  [undefined, 'the console of the program', CONSOLE, 'api/src/server.ts'],
  [undefined, 'the console of a tool', CONSOLE, 'release/src/cli/console.ts'],
  [undefined, 'the console of a story', CONSOLE, 'e2e/src/console.ts'],
  ['no-nested-ternary', 'a question in a question', 'export const size = (n: number) => (n > 2 ? 3 : n > 1 ? 2 : 1);'],
  ['no-restricted-exports', 'a default export', DEFAULT_EXPORT],
  ['no-restricted-exports', 'a default function', 'export default function one() {}'],
  ['no-restricted-exports', 'default as a name', 'const one = 1;\nexport { one as default };'],
  ['no-restricted-exports', 'the default of another file', "export { default } from './shop';"],
  ['no-restricted-exports', 'a name of another file as default', "export { shop as default } from './shop';"],
  ['no-restricted-exports', 'another file as default', "export * as default from './shop';"],
  [undefined, 'the default export of a configuration', DEFAULT_EXPORT, 'e2e/some.config.ts'],
  ['eqeqeq', 'two signs', 'export const same = (a: string, b: string) => a == b;'],
  ['eqeqeq', 'two signs before null', 'export const none = (a: string | null) => a != null;'],
  ['prefer-const', 'a variable that stays', 'let one = 1;\nexport const two = one + 1;'],
  [
    'prefer-const',
    'one of two that stays',
    'export const sum = (pair: [number, number]) => { let [a, b] = pair; b += 1; return a + b; };',
  ],
  ['prefer-const', 'one written once after it is declared', 'let one;\none = 1;\nexport const two = one;'],
  [undefined, 'a variable that changes', 'export const sum = () => { let one = 1; one += 1; return one; };'],
  [
    undefined,
    'a fault that a comment of oxlint allows',
    '// oxlint-disable-next-line no-explicit-any -- a reason\nexport type One = any;',
  ],
  ['no-explicit-any', "a fault below ESLint's comment", '// eslint-disable-next-line\nexport type One = any;'],
  [
    'unused-comment',
    'a comment of oxlint without use',
    '// oxlint-disable-next-line no-console\nexport const one = 1;',
  ],
];
