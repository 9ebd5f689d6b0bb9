import type { Page } from '@playwright/test';

/**
 * No stream tells this page that something has changed: it is asked for and never answered. For stories that count reads,
 * or that press what would otherwise be mended by itself first.
 */
export const withoutLive = (page: Page): Promise<unknown> => page.route('**/v1/app/event-stream', () => undefined);
