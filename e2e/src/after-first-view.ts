import type { Page } from 'playwright-core';

/** The app's own font comes after the first view, beside everything else that does; before that the letters are the machine's. */
export const fontHasCome = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family, status }) => family.includes('Pretendard Variable') && status === 'loaded'),
  );
};

const QUIET_MS = 500;
const EVENT_STREAM = '/v1/app/event-stream';

/** Nothing begins or ends for half a second. Playwright's own `networkidle` never comes where an event stream is open. */
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

/** Everything that comes after the first view is there. Minutes that pass before would be too long for a script on its way. */
export const everythingHasCome = async (page: Page): Promise<void> => {
  await fontHasCome(page);
  await networkIsQuiet(page);
};
