import { resolve } from 'node:path';

/** Browserslist file, the only list of supported browsers. */
export const BROWSERS_FILE = resolve(import.meta.dirname, '../../../../.browserslistrc');
