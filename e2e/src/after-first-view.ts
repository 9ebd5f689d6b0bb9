import type { Page } from 'playwright-core';

/** The app's own font comes after the first view, beside everything else that does; before that the letters are the machine's. */
export const fontHasCome = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family, status }) => family.includes('Pretendard Variable') && status === 'loaded'),
  );
};

/** Everything that comes after the first view is there. Minutes that pass before would be too long for a script on its way. */
export const everythingHasCome = async (page: Page): Promise<void> => {
  await fontHasCome(page);
  await page.waitForLoadState('networkidle');
};
