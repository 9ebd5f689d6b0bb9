import type { Page } from '@playwright/test';

/** What the browser's console says of each part that the server has drawn and the browser had to draw again. */
export const watchRedrawn = (page: Page): readonly string[] => {
  const redrawn: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('redrawn')) redrawn.push(`${page.url()}: ${message.text()}`);
  });
  return redrawn;
};

/** Whether the page that stands there came with its first view. */
export const cameDrawn = async (page: Page): Promise<boolean> => (await page.locator('script#drawn').count()) === 1;
