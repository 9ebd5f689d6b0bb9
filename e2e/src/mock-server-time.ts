import type { Page } from '@playwright/test';

/** Sets the server time in every API response, for content that depends on the hour. */
export const mockServerTime = async (page: Page, now: Date): Promise<void> => {
  // Excludes the event stream, which never ends and carries no time.
  await page.route(/\/v1\/app\/(?!event-stream)/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'server-time': String(now.getTime()) };
    await route.fulfill({ response, headers });
  });
};
