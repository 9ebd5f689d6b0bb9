import compat from 'eslint-plugin-compat';
import { BROWSER_QUERIES } from '../browsers/browsers.mjs';
import { tooNewStyles } from '../browsers/styles.mjs';
import { unsupportedMembers } from './unsupported-members.mjs';

const IS_STYLE = /^(styled|css|createGlobalStyle|keyframes)\b/;

/** Reports styles that a supported browser does not understand. */
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

/** Code that runs in browsers: every package except servers and tools. */
const IN_BROWSERS = ['{shell,mf-*}/src/**/*.{ts,tsx}', 'shared/{ui,platform,contract,pages}/src/**/*.{ts,tsx}'];
const NOT_SHIPPED = ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/contract/src/server/**'];

/**
 * Type information for `unsupported-members`: per package for a few files and in editors, from one program without
 * tests for a full run (`LINT_WHOLE=1`), so that shared files are read once.
 */
const typesFrom = (root) => ({
  tsconfigRootDir: root,
  ...(process.env['LINT_WHOLE'] === undefined ? { projectService: true } : { project: ['tsconfig.lint.json'] }),
});

/**
 * Lint rules for supported browsers; TypeScript's `lib` checks strings, arrays and objects.
 *
 * @param {string} root the repository's root.
 */
export const browserRules = (root) => ({
  files: IN_BROWSERS,
  ignores: NOT_SHIPPED,
  languageOptions: { parserOptions: typesFrom(root) },
  plugins: { compat, browsers: { rules: { styles: styleSupport, 'unsupported-members': unsupportedMembers } } },
  settings: { lintAllEsApis: true, targets: [...BROWSER_QUERIES] },
  rules: { 'compat/compat': 'error', 'browsers/styles': 'error', 'browsers/unsupported-members': 'error' },
});
