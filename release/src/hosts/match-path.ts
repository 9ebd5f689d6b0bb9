const isParameter = (segment: string): boolean => segment.startsWith(':');
const isOptional = (segment: string): boolean => segment.endsWith('?');

/** A segment as the app's router reads it: decoded, where it can be, and in whatever case. */
const asRead = (segment: string): string => {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
};

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const fits = (wanted: readonly string[], given: readonly string[]): boolean =>
  given.length <= wanted.length &&
  wanted.every((segment, index) => {
    const part = given[index];
    if (part === undefined) return isOptional(segment);
    return isParameter(segment) || asRead(segment.replace('?', '')) === part;
  });

/** Whether a path fits a route pattern (`/usage/:id/modify`, `/event/:id?`). Only for hints: the app's own router decides. */
export const matchesPath = (pattern: string, path: string): boolean =>
  fits(segmentsOf(pattern), segmentsOf(path).map(asRead));

/** Segment by segment, a word before a parameter. */
const rank = (pattern: string): string =>
  pattern
    .split('/')
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('');

/** Of the routes that fit a path the one that the app's router will choose: `/laundry/list` before `/laundry/:id`. */
export const routeFor = <Route extends { readonly path: string }>(
  routes: readonly Route[],
  path: string,
): Route | undefined => {
  const given = segmentsOf(path).map(asRead);
  return routes
    .filter((route) => fits(segmentsOf(route.path), given))
    .sort((a, b) => rank(a.path).localeCompare(rank(b.path)))
    .at(0);
};
