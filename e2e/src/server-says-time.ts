import type { Page } from '@playwright/test';

/** Has every answer of the API say this moment as the server's time, for what depends on the hour of the day. */
export const serverSaysTime = async (page: Page, now: Date): Promise<void> => {
  // The event stream has no end, and says no time.
  await page.route(/\/v1\/app\/(?!event-stream)/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'server-time': String(now.getTime()) };
    await route.fulfill({ response, headers });
  });
};
