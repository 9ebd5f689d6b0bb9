import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify_sync as minify } from 'terser';
import { inlineJson } from './search/head-tags';

/**
 * Reads a function of `browser/` and minifies it, to be inlined into a page.
 *
 * @param file its name, e.g. `page-guard.js`.
 * @throws {Error} on a syntax error.
 */
export const browserScript = (file: string): string => {
  const source = readFileSync(join(import.meta.dirname, 'browser', file), 'utf8');
  // The file is one function expression: `expression` keeps it, and the caller wraps it, without its semicolon.
  const { code = '' } = minify(source, { compress: { expression: true } });
  return code.replace(/;$/, '');
};

/**
 * Renders a call of such a function for a script element.
 *
 * @param given its arguments, serialized as JSON that cannot close the element.
 */
export const scriptCall = (script: string, ...given: readonly unknown[]): string =>
  `(${script})(${given.map(inlineJson).join()});`;
