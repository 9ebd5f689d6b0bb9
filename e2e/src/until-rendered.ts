import type { Page } from '@playwright/test';
import { expect } from './story';

/** Waits longer than the first three pauses of a version whose process was silent on a busy machine: 10, 20 and 40 s. */
const RENDERED_WITHIN_MS = 80_000;

/** Requests a page until it is server-rendered: a busy host may leave it to the browser. */
export const untilRendered = async (read: () => Promise<string>, mark = 'id="drawn"'): Promise<string> => {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await read();
        return html.includes(mark);
      },
      { message: 'rendered by the server', timeout: RENDERED_WITHIN_MS },
    )
    .toBe(true);
  return html;
};

/** Opens a page until it is server-rendered: a busy host may leave it to the browser. */
export const openRendered = async (page: Page, path: string): Promise<void> => {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#drawn').waitFor({ state: 'attached', timeout: 5_000 });
  }).toPass();
};

/** Opens a page and follows its link to another, until both are server-rendered. */
export const followRendered = async (page: Page, from: string, link: string, to: string): Promise<void> => {
  await expect(async () => {
    await openRendered(page, from);
    await page.getByRole('link', { name: link }).click({ noWaitAfter: true });
    await page.waitForURL(to, { waitUntil: 'commit', timeout: 5_000 });
    await page.locator('#drawn').waitFor({ state: 'attached', timeout: 5_000 });
  }).toPass();
};
