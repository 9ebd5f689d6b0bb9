import type { Page } from '@playwright/test';

/** Measures cumulative layout shift; call it before the page is opened. */
export const watchLayoutShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seenByStory: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate<number>('window.seenByStory.shift');
};
