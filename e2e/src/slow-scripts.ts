import type { Page } from '@playwright/test';

/**
 * Delays the app's scripts until released, so that only the server-rendered page is there.
 *
 * @param then whether the scripts load afterwards or fail.
 */
export const holdScripts = async (page: Page, then: 'come' | 'lose' = 'come'): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/shell\/files\/(shell|libraries)\.\w+\.js$/, async (route) => {
    await released;
    await (then === 'come' ? route.continue() : route.abort());
  });
  return () => letThrough();
};
