import type { Page } from '@playwright/test';

/** Blocks the event stream, for stories that count reads, or that must act before the page updates itself. */
export const withoutLive = (page: Page): Promise<unknown> => page.route('**/v1/app/event-stream', () => undefined);
