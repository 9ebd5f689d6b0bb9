import { DEVICE_CLOCK, READER_OF_DEVICE_CLOCK } from './device-clock.mjs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserRules } from './browser-rules.mjs';
import { folderCircleRules } from './folder-circles.mjs';
import { folderDoorRules } from './folder-doors.mjs';
import { HOLDER_OF_RUNTIME, MODULE_STATE } from './module-state.mjs';
import { walls } from './walls.mjs';

const HEX = '/#[0-9a-fA-F]{3,8}\\b(?![0-9a-zA-Z-])/';

const SYNTAX = [
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

/** Packages whose folders form no circle (ADR 0044). */
const WITHOUT_CIRCLES = ['api/src', 'shared/build/src', 'shared/contract/src', 'shared/platform/src', 'shell/src'];

/** Packages whose folders are imported by their `index.ts` only (ADR 0044). */
const WITH_DOORS = ['api/src'];

/** TypeScript's programs of the whole repository, each package in one of them. */
const PROGRAMS = ['tsconfig.browser.json', 'tsconfig.node.json', 'e2e/tsconfig.json'];

/**
 * How the linter gets its types: package by package for a few files and in editors, and from one program for many packages
 * where everything is linted at once (`LINT_WHOLE=1`), so that what they share is read and checked once.
 */
const typesFrom = (root) => ({
  tsconfigRootDir: root,
  ...(process.env['LINT_WHOLE'] === undefined ? { projectService: true } : { project: PROGRAMS }),
});

/**
 * The project's lint rules.
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
    languageOptions: { parser: tseslint.parser, parserOptions: typesFrom(root) },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-nested-ternary': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-restricted-syntax': ['error', ...SYNTAX],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  // They run React's compiler over each file; no other package may import React (walls.mjs).
  {
    files: ['{shell,mf-*,shared/platform,shared/ui}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['{shell,mf-*,shared/platform}/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...STYLE_SYNTAX] },
  },
  // Pages; tests act as the browser.
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
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  browserRules,
  ...folderCircleRules(root, WITHOUT_CIRCLES),
  ...folderDoorRules(root, WITH_DOORS),
  // Command lines speak to the terminal; tools demand a default export of their configuration.
  {
    files: ['release/src/**', 'e2e/**', 'shared/build/src/**', 'api/src/**/*-cli.ts', 'api/src/server.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.config.{ts,mjs,js}'], rules: { 'no-restricted-exports': 'off' } },
  ...walls(),
];
