import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fontHasLoaded, networkIsQuiet } from '../after-first-view';
import type { Visit } from './visits';

/** Screen size with a colour mode. */
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

/** Every size in light, then in dark mode. */
export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((mode) =>
  SIZES.map((size) => ({ ...size, mode, name: `${size.width}-${mode}` })),
);

/** Maximum height of a picture, in screens. */
const MAX_SCREENS = 2.5;
/** Readable text at a fifth of a PNG's size. */
const QUALITY = 60;

/** Path of a picture below the folder of its viewer. */
export const pictureFile = (folder: string, look: Look, { name }: Visit): string =>
  join(folder, look.name, `${name}.jpg`);

/** Opens a page once and takes its picture in every look. */
export const takeLooks = async (page: Page, visit: Visit, baseUrl: string, folder: string): Promise<void> => {
  await page.goto(new URL(visit.path, baseUrl).href);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await networkIsQuiet(page);
  await fontHasLoaded(page);
  for (const look of LOOKS) {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.mode, reducedMotion: 'reduce' });
    // Waits for the panel beside the column, which loads on wide screens only.
    await networkIsQuiet(page);
    await mkdir(join(folder, look.name), { recursive: true });
    // Resizes the screen to the page, so that fixed bars do not cover the middle of the picture.
    const wholeHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(wholeHeight, look.height * MAX_SCREENS);
    await page.setViewportSize({ width: look.width, height });
    await page.screenshot({
      path: pictureFile(folder, look, visit),
      type: 'jpeg',
      quality: QUALITY,
      animations: 'disabled',
    });
  }
};
