/** A NUL letter or half of a surrogate pair: PostgreSQL's text has no place for the one, UTF-8 none for the other. */
const UNKEEPABLE = /[\0\p{Surrogate}]/u;

/** Whether a text can be kept as it is. */
export const isKeepable = (text: string): boolean => !UNKEEPABLE.test(text);

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
