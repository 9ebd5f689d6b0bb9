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
 * Declares a page whose code loads when its route is opened.
 *
 * @param load imports the file, e.g. `async () => (await import('./coupons/coupon-page')).CouponPage`.
 */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  const Page = lazy(async () => ({ default: await load() }));
  return { element: <Page />, handle: { load } };
};
