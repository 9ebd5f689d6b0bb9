import type { Page } from '@playwright/test';
import { expect } from './story';

/** A machine that is busy may leave a page to the browser: it is asked for until it is drawn. */
export const untilDrawn = async (read: () => Promise<string>, mark = 'id="drawn"'): Promise<string> => {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await read();
        return html.includes(mark);
      },
      { message: 'drawn by the server' },
    )
    .toBe(true);
  return html;
};

/** Opens a page as the server renders it. A machine that is busy may leave that to the browser: then it is opened again. */
export const openDrawn = async (page: Page, path: string): Promise<void> => {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#drawn').waitFor({ state: 'attached', timeout: 5_000 });
  }).toPass();
};
