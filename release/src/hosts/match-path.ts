const isParameter = (segment: string): boolean => segment.startsWith(':');
const isOptional = (segment: string): boolean => segment.endsWith('?');

/** Whether a path fits a route pattern (`/usage/:id/modify`, `/event/:id?`). Only for hints: the app's own router decides. */
export const matchesPath = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (given.length > wanted.length) return false;
  return wanted.every((segment, index) => {
    const part = given[index];
    if (part === undefined) return isOptional(segment);
    return isParameter(segment) || segment.replace('?', '') === part;
  });
};
