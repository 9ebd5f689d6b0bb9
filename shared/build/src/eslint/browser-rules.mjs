import compat from 'eslint-plugin-compat';
import { BROWSER_QUERIES } from '../browsers/browsers.mjs';
import { tooNewStyles } from '../browsers/styles.mjs';
import { lateMembers } from './late-members.mjs';

const IS_STYLE = /^(styled|css|createGlobalStyle|keyframes)\b/;

/** Styles that a browser of the list does not understand. */
const styleSupport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      tooNew:
        '{{name}} is not known to {{browsers}}: put a declaration they know before it, or @supports around it (.browserslistrc).',
    },
  },
  create: (context) => ({
    TaggedTemplateExpression: (node) => {
      if (!IS_STYLE.test(context.sourceCode.getText(node.tag))) return;
      const css = node.quasi.quasis.map(({ value }) => value.raw).join('\u0001');
      for (const { name, browsers } of tooNewStyles(css))
        context.report({ node, messageId: 'tooNew', data: { name, browsers: browsers.join(', ') } });
    },
  }),
};

/** What runs in customers' browsers: every package but the servers and tools. */
const IN_BROWSERS = ['{shell,mf-*}/src/**/*.{ts,tsx}', 'shared/{ui,platform,contract,pages}/src/**/*.{ts,tsx}'];
const NOT_SHIPPED = ['**/*.test.{ts,tsx}', '**/testing/**'];

/**
 * Types for `late-members`: package by package for a few files and in editors, and from one program without tests
 * where everything is linted at once (`LINT_WHOLE=1`), so that what packages share is read once.
 */
const typesFrom = (root) => ({
  tsconfigRootDir: root,
  ...(process.env['LINT_WHOLE'] === undefined ? { projectService: true } : { project: ['tsconfig.lint.json'] }),
});

/**
 * Lint rules that hold the code to the browsers of the list; TypeScript's `lib` holds it for what strings, arrays and objects can do.
 *
 * @param {string} root the repository's root.
 */
export const browserRules = (root) => ({
  files: IN_BROWSERS,
  ignores: NOT_SHIPPED,
  languageOptions: { parserOptions: typesFrom(root) },
  plugins: { compat, browsers: { rules: { styles: styleSupport, 'late-members': lateMembers } } },
  settings: { lintAllEsApis: true, targets: [...BROWSER_QUERIES] },
  rules: { 'compat/compat': 'error', 'browsers/styles': 'error', 'browsers/late-members': 'error' },
});
