import type { Page } from '@playwright/test';

/** Records console messages about server-rendered parts that the browser had to render again. */
export const watchHydrationFailures = (page: Page): readonly string[] => {
  const clientRendered: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('redrawn')) clientRendered.push(`${page.url()}: ${message.text()}`);
  });
  return clientRendered;
};

/** Checks whether the page was server-rendered. */
export const wasServerRendered = async (page: Page): Promise<boolean> =>
  (await page.locator('script#drawn').count()) === 1;
