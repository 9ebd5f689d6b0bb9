import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../docs/images');
/** Good enough to read the text in, and a fifth of a PNG. */
const QUALITY = 72;

/**
 * Takes the picture that the README shows, where `PICTURES=on` asks for it: a picture has a time and numbers in it, and would
 * change with every run of the tests.
 */
export const takeDocumentedPicture = async (page: Page, name: string): Promise<void> => {
  if (process.env['PICTURES'] !== 'on') return;
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: QUALITY, scale: 'css' });
};
