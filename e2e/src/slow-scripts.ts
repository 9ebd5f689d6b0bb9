import type { Page } from '@playwright/test';

/**
 * Keeps the app's own scripts away until it is told to let go: what the server has drawn stands alone meanwhile.
 *
 * @param then whether they come after all, or are lost.
 */
export const holdScripts = async (page: Page, then: 'come' | 'lose' = 'come'): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/shell\/files\/(shell|libraries)\.\w+\.js$/, async (route) => {
    await held;
    await (then === 'come' ? route.continue() : route.abort());
  });
  return () => letThrough();
};
