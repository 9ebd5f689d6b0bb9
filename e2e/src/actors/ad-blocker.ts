import type { BrowserContext } from '@playwright/test';

/** Blocks what ad blockers block: everything that looks like statistics. */
export const installAdBlocker = async (context: BrowserContext): Promise<void> => {
  await context.route(/clientEvent|google-analytics|channel\.io/, (route) => route.abort('blockedbyclient'));
};
