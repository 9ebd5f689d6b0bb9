import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page';

/** Rendered page with its freshness. */
export interface CachedPage {
  readonly page: RenderedPage;
  /** True when the page may be outdated: the browser refetches its data. */
  readonly isStale: boolean;
}

const FRESH_MS = 1_000;
/** Maximum age of a stale page, which is revalidated in the background. */
const STALE_MS = 5_000;
const MAX_LENGTH = 16_000_000;

interface Entry {
  readonly page: RenderedPage;
  readonly at: number;
}

/**
 * Stale-while-revalidate cache of visitors' pages, bounded in size. Concurrent requests for one page share a render.
 *
 * @param now a monotonic clock, in milliseconds.
 */
export const createPageCache = (now: () => number = () => performance.now()) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_LENGTH,
    sizeCalculation: ({ page }, key) => page.html.length + page.styles.length + key.length + 1,
  });
  const inFlight = new Map<string, Promise<RenderedPage | undefined>>();

  const renderOnce = (
    key: string,
    render: () => Promise<RenderedPage | undefined>,
  ): Promise<RenderedPage | undefined> => {
    const known = inFlight.get(key);
    if (known !== undefined) return known;
    const attempt = render()
      .then((page) => {
        if (page !== undefined) entries.set(key, { page, at: now() });
        return page;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, attempt);
    return attempt;
  };

  /** Returns the page of a key, cached or rendered. */
  return async (key: string, render: () => Promise<RenderedPage | undefined>): Promise<CachedPage | undefined> => {
    const known = entries.get(key);
    const ageMs = known === undefined ? Infinity : now() - known.at;
    if (known !== undefined && ageMs <= FRESH_MS) return { page: known.page, isStale: false };
    if (known !== undefined && ageMs <= STALE_MS) {
      renderOnce(key, render).catch(() => undefined);
      return { page: known.page, isStale: true };
    }
    const page = await renderOnce(key, render);
    return page && { page, isStale: false };
  };
};
