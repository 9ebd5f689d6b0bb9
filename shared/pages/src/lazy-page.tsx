import { lazy, type ComponentType, type ReactElement } from 'react';

/** What a route says of a page that is a file of its own, to be spread into the route. */
interface LazyPage {
  readonly element: ReactElement;
  readonly handle: {
    /** Fetches the file and evaluates it, once. The shell calls it before it draws the page. */
    readonly load: () => Promise<unknown>;
  };
}

/**
 * A page whose code is loaded when its route is opened.
 *
 * @param load imports the file, e.g. `async () => (await import('./coupons/coupon-page')).CouponPage`.
 */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  const Page = lazy(async () => ({ default: await load() }));
  return { element: <Page />, handle: { load } };
};
