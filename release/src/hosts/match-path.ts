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

/** Whether a path fits a route pattern (`/usage/:id/modify`, `/event/:id?`). Only for hints: the app's own router decides. */
export const matchesPath = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (given.length > wanted.length) return false;
  return wanted.every((segment, index) => {
    const part = given[index];
    if (part === undefined) return isOptional(segment);
    return isParameter(segment) || asRead(segment.replace('?', '')) === asRead(part);
  });
};

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
): Route | undefined =>
  routes
    .filter((route) => matchesPath(route.path, path))
    .sort((a, b) => rank(a.path).localeCompare(rank(b.path)))
    .at(0);
