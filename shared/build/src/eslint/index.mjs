import { DEVICE_CLOCK, READER_OF_DEVICE_CLOCK } from './device-clock.mjs';
import tseslint from 'typescript-eslint';
import { browserRules } from './browser-rules.mjs';
import { folderCycleRules } from './folder-cycles.mjs';
import { folderEntryRules } from './folder-entries.mjs';
import { wingFloorRules } from './wing-floors.mjs';
import { HOLDER_OF_RUNTIME, MODULE_STATE } from './module-state.mjs';
import { PIPELINED_STATEMENTS } from './pipelined-statements.mjs';
import { importBoundaries } from './import-boundaries.mjs';

const HEX = '/#[0-9a-fA-F]{3,8}\\b(?![0-9a-zA-Z-])/';

const SYNTAX = [
  {
    selector:
      "CallExpression[callee.property.name='toLocaleString'][arguments.0.value='ko-KR'], MemberExpression[object.name='Intl'][property.name='NumberFormat']",
    message: 'Use formatCount, formatWon or formatPoints: the first use of Intl takes a slow phone 50 ms.',
  },
  {
    selector: 'ImportExpression[source.value=/^mf[_-]/]',
    message: 'A remote is loaded by shell/src/remotes through the registry, never by import().',
  },
];
const STYLE_SYNTAX = [
  {
    selector: 'VariableDeclarator[id.name=/^(Promise|Error|Map|Set|Number|String|Object|Array|Date|Symbol)$/]',
    message:
      'This name hides a global that generated code relies on (React refresh asks `instanceof Promise`): name the piece for its job.',
  },
  ...SYNTAX,
  {
    selector: `TaggedTemplateExpression TemplateElement[value.raw=${HEX}]`,
    message: 'No colour outside of the theme: use a role, e.g. theme.color.text.primary.',
  },
  {
    selector: 'TaggedTemplateExpression TemplateElement[value.raw=/z-index:\\s*-?\\d/]',
    message: 'No bare z-index: use theme.layer.',
  },
];

const HISTORY_SYNTAX = [
  {
    selector:
      'CallExpression:matches([callee.object.name="history"], [callee.object.property.name="history"])[callee.property.name=/^(go|back|pushState)$/], CallExpression[callee.name="navigate"][arguments.0.operator="-"]',
    message:
      'A page may take several entries of the history: go back by pages, with pressBack, usePagesBack or useSteps (ADR 0019).',
  },
];

/** Wings of the API, lowest floor first (ADR 0044). */
const WINGS = [['base'], ['customers'], ['shops', 'money'], ['orders'], ['content'], ['backoffice']];

/** Wings whose folders are imported through their `index.ts` and have no import cycles. */
const ROOMS = WINGS.flat().map((wing) => `api/src/${wing}`);

/** Folders without import cycles between their own folders (ADR 0044). */
const WITHOUT_CYCLES = [
  'api/src',
  ...ROOMS,
  'shared/build/src',
  'shared/contract/src',
  'shared/platform/src',
  'shell/src',
];

/** Folders whose folders are imported by their `index.ts` only (ADR 0044). */
const WITH_ENTRY_POINTS = ['api/src', ...ROOMS];

/**
 * Lint rules of the project and those that oxlint lacks; `.oxlintrc.jsonc` holds the others (ADR 0088). They use no
 * type information, with one exception (browser-rules.mjs).
 *
 * @param {string} root the repository's root.
 */
export const lintRules = (root) => [
  {
    ignores: ['**/node_modules/**', '**/dist/**', '.data/**', '.mutate/**', '**/*.generated.ts', 'e2e/test-results/**'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      'no-restricted-syntax': ['error', ...SYNTAX],
    },
  },
  {
    files: ['{api,sandbox}/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...PIPELINED_STATEMENTS] },
  },
  {
    files: ['{shell,mf-*,shared/platform}/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...STYLE_SYNTAX] },
  },
  // Limits the rule to pages; tests simulate the browser.
  {
    files: ['{shell,mf-*}/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...HISTORY_SYNTAX, ...MODULE_STATE, ...DEVICE_CLOCK] },
  },
  {
    files: ['{shell,mf-*}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...STYLE_SYNTAX, ...HISTORY_SYNTAX, ...MODULE_STATE, ...DEVICE_CLOCK] },
  },
  {
    files: ['shared/platform/src/**/*.ts', 'shared/{ui,contract}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', HOLDER_OF_RUNTIME, READER_OF_DEVICE_CLOCK],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...MODULE_STATE, ...DEVICE_CLOCK] },
  },
  {
    files: ['shared/pages/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...DEVICE_CLOCK] },
  },
  {
    files: ['shared/platform/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...STYLE_SYNTAX, ...MODULE_STATE, ...DEVICE_CLOCK] },
  },
  browserRules(root),
  ...folderCycleRules(root, WITHOUT_CYCLES),
  ...folderEntryRules(root, WITH_ENTRY_POINTS),
  ...wingFloorRules(root, 'api/src', WINGS),
  ...importBoundaries(),
];
