import type { BrowserContext } from '@playwright/test';

/** Blocks analytics requests, as ad blockers do. */
export const installAdBlocker = async (context: BrowserContext): Promise<void> => {
  await context.route(/clientEvent|google-analytics|channel\.io/, (route) => route.abort('blockedbyclient'));
};
