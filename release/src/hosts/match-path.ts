const isParameter = (segment: string): boolean => segment.startsWith(':');
const isOptional = (segment: string): boolean => segment.endsWith('?');

/** Normalizes a segment like the app's router: decoded where possible, case-insensitive. */
const normalized = (segment: string): string => {
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
    return isParameter(segment) || normalized(segment.replace('?', '')) === part;
  });

/**
 * Checks whether a path matches a route pattern (`/usage/:id/modify`, `/event/:id?`). Used for hints only: the app's
 * router decides.
 */
export const matchesPath = (pattern: string, path: string): boolean =>
  fits(segmentsOf(pattern), segmentsOf(path).map(normalized));

/** Ranks patterns segment by segment, static before parameter. */
const rank = (pattern: string): string =>
  pattern
    .split('/')
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('');

/** Finds the route that the app's router will choose: `/laundry/list` before `/laundry/:id`. */
export const routeFor = <Route extends { readonly path: string }>(
  routes: readonly Route[],
  path: string,
): Route | undefined => {
  const given = segmentsOf(path).map(normalized);
  return routes
    .filter((route) => fits(segmentsOf(route.path), given))
    .sort((a, b) => rank(a.path).localeCompare(rank(b.path)))
    .at(0);
};
