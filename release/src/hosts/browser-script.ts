import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify_sync as minify } from 'terser';
import { inlineJson } from './search/head-tags';

/**
 * A function of `browser/`, as the text that stands in a page: as short as it can be said.
 *
 * @param file its name, e.g. `page-guard.js`.
 * @throws {Error} when it is no JavaScript.
 */
export const browserScript = (file: string): string => {
  const source = readFileSync(join(import.meta.dirname, 'browser', file), 'utf8');
  // The function is the value of the file, and is called by what is written around it.
  const { code = '' } = minify(source, { compress: { expression: true } });
  return code.replace(/;$/, '');
};

/**
 * A call of such a function, to stand in a script element.
 *
 * @param given what it is called with, as JSON says it; nothing in it ends the element.
 */
export const calledWith = (script: string, ...given: readonly unknown[]): string =>
  `(${script})(${given.map(inlineJson).join()});`;
