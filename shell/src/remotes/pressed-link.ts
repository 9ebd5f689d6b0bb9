/** Elements that open a page: links, and buttons of `useWayTo` (`shared/pages/src/use-way-to.ts`). */
export const WAYS = 'a[href], [data-leads-to]';

const urlOf = (path: string): URL | undefined => {
  try {
    return new URL(path, location.href);
  } catch {
    return undefined; // an address that no browser opens
  }
};

/**
 * Returns the page of this app that an element of `WAYS` opens; `undefined` for another site. A link for members opens
 * the login for a visitor.
 */
export const placeOf = (way: Element): URL | undefined => {
  const path = way instanceof HTMLElement ? way.dataset['leadsTo'] : undefined;
  const place = urlOf(path ?? way.getAttribute('href') ?? '');
  return place?.origin === location.origin ? place : undefined;
};

/** Target of a press on a link or button that opens a page of this app. */
export const pressedLink = ({ target }: Event): URL | undefined => {
  const way = target instanceof Element ? target.closest(WAYS) : null;
  return way === null ? undefined : placeOf(way);
};
