import { lazy, type ComponentType, type ReactElement } from 'react';

/** Route properties of a lazy page, to be spread into the route. */
interface LazyPage {
  readonly element: ReactElement;
  readonly handle: {
    /** Loads and evaluates the file, once. The shell calls it before it renders the page. */
    readonly load: () => Promise<unknown>;
  };
}

/**
 * Attempts to load a page's scripts. Each has a time limit (`shared/build/src/webpack/common.mjs`), within which a slow
 * network may not deliver them, and a failure replaces what stands in their place, such as a server-rendered form.
 */
const ATTEMPTS = 3;

const isLostScript = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

const loadPatiently = async <Loaded,>(load: () => Promise<Loaded>): Promise<Loaded> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await load();
    } catch (error) {
      if (attempt === ATTEMPTS || !isLostScript(error)) throw error;
    }
};

/**
 * Declares a page whose code loads when its route is opened.
 *
 * @param load imports the file, e.g. `async () => (await import('./coupons/coupon-page')).CouponPage`.
 */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  const Page = lazy(async () => ({ default: await loadPatiently(load) }));
  return { element: <Page />, handle: { load } };
};
