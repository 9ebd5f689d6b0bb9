import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page';

/** A page that was drawn, and how old it is. */
export interface CachedPage {
  readonly page: RenderedPage;
  /** What it shows may be out of date: the browser reads again what it has been read from. */
  readonly isStale: boolean;
}

const FRESH_MS = 1_000;
/** After that it is drawn again beside whoever gets the old one. */
const KEPT_MS = 5_000;
const MOST_LETTERS = 16_000_000;

interface Entry {
  readonly page: RenderedPage;
  readonly at: number;
}

/**
 * Visitors' pages for a moment: many ask for the same one, and it is drawn once. Bounded in size, whatever is asked for.
 *
 * @param now milliseconds since any moment, which no correction of the clock moves.
 */
export const createPageCache = (now: () => number = () => performance.now()) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: MOST_LETTERS,
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

  /** The page of a key, kept or drawn. */
  return async (key: string, render: () => Promise<RenderedPage | undefined>): Promise<CachedPage | undefined> => {
    const known = entries.get(key);
    const ageMs = known === undefined ? Infinity : now() - known.at;
    if (known !== undefined && ageMs <= FRESH_MS) return { page: known.page, isStale: false };
    if (known !== undefined && ageMs <= KEPT_MS) {
      renderOnce(key, render).catch(() => undefined);
      return { page: known.page, isStale: true };
    }
    const page = await renderOnce(key, render);
    return page && { page, isStale: false };
  };
};
