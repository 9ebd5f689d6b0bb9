import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fontHasCome, networkIsQuiet } from '../after-first-view';
import type { Visit } from './visits';

/** A size of the screen, by day or by night. */
export interface Look {
  readonly name: string;
  readonly mode: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Every size by day, then by night. */
export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((mode) =>
  SIZES.map((size) => ({ ...size, mode, name: `${size.width}-${mode}` })),
);

/** Long pages are cut off after so many screens. */
const MOST_SCREENS = 2.5;
/** Good enough to read the text in, and a fifth of a PNG. */
const QUALITY = 60;

/** Where a picture stands below the folder of its viewer. */
export const pictureFile = (folder: string, look: Look, { name }: Visit): string =>
  join(folder, look.name, `${name}.jpg`);

/** Opens a page once, and takes its picture in every look. */
export const takeLooks = async (page: Page, visit: Visit, baseUrl: string, folder: string): Promise<void> => {
  await page.goto(new URL(visit.path, baseUrl).href);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await networkIsQuiet(page);
  await fontHasCome(page);
  for (const look of LOOKS) {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.mode, reducedMotion: 'reduce' });
    // The panel beside the column is fetched when there is room for it.
    await networkIsQuiet(page);
    await mkdir(join(folder, look.name), { recursive: true });
    // A screen as tall as the page: what stands at the foot of the screen does not lie across the middle of the picture.
    const wholeHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(wholeHeight, look.height * MOST_SCREENS);
    await page.setViewportSize({ width: look.width, height });
    await page.screenshot({
      path: pictureFile(folder, look, visit),
      type: 'jpeg',
      quality: QUALITY,
      animations: 'disabled',
    });
  }
};
