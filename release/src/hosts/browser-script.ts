import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A function of `browser/`, as the text that stands in a page: without the comments and the room that people need.
 *
 * @param file its name, e.g. `page-guard.js`.
 */
export const browserScript = (file: string): string =>
  readFileSync(join(import.meta.dirname, 'browser', file), 'utf8')
    .replace(/^\s*(\/\/|\/\*).*\n/gm, '')
    .replace(/^\s+/gm, '')
    .trim()
    .replace(/;$/, '');
