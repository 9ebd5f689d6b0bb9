import type { Page } from '@playwright/test';

/** Keeps the app's own scripts away until it is told to let them through: what the server has drawn stands alone meanwhile. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/shell\/files\/(shell|libraries)\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
};
