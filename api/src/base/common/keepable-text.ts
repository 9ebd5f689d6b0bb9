/**
 * Half of a surrogate pair and NUL, for which UTF-8 and PostgreSQL's text have no place; other control letters but tab and
 * line ends, which nobody types; and letters that turn the direction of what stands after them, which make a text read as
 * something else.
 */
const UNKEEPABLE = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;

/** Whether a text can be kept as it is. */
export const isKeepable = (text: string): boolean => !UNKEEPABLE.test(text);

/** Letters that take no place on a screen: spaces, joiners, the fillers of Hangul. */
const INVISIBLE = /[\s\p{Z}\p{Cf}\u115F\u1160\u3164\uFFA0]/gu;

/** Whether there is nothing to read in a text. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/** Path (`/items/0/name`) of the first text in a value that cannot be kept; undefined when there is none. Names of fields count as theirs. */
export const pathOfUnkeepable = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'string') return isKeepable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    if (!isKeepable(key)) return path;
    const found = pathOfUnkeepable(child, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};
