import type { Page } from 'playwright-core';

/** Waits for the app's font, which loads after the first view; a fallback font shows before. */
export const fontHasLoaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family, status }) => family.includes('Pretendard Variable') && status === 'loaded'),
  );
};

const QUIET_MS = 500;
const EVENT_STREAM = '/v1/app/event-stream';

/** Waits for half a second without requests. Playwright's `networkidle` never fires with an open event stream. */
export const networkIsQuiet = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    const hear = (request: { url(): string }): void => {
      if (request.url().endsWith(EVENT_STREAM)) return;
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    };
    const done = (): void => {
      page.off('request', hear).off('requestfinished', hear).off('requestfailed', hear);
      resolve();
    };
    let timer = setTimeout(done, QUIET_MS);
    page.on('request', hear).on('requestfinished', hear).on('requestfailed', hear);
  });

/**
 * Waits for everything that loads after the first view. Fast-forwarded minutes would time out a script that is still
 * loading.
 */
export const everythingHasLoaded = async (page: Page): Promise<void> => {
  await fontHasLoaded(page);
  await networkIsQuiet(page);
};
