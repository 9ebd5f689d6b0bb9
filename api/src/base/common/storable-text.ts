/**
 * Characters that cannot be stored or are unsafe to show: lone surrogates and NUL, which UTF-8 and PostgreSQL's text do
 * not allow; control characters except tab and line ends; bidirectional overrides, which make a text read differently.
 */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;

/** Whether a text can be stored unchanged. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Characters without width on the screen: spaces, joiners, Hangul fillers. */
const INVISIBLE = /[\s\p{Z}\p{Cf}\u115F\u1160\u3164\uFFA0]/gu;

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/**
 * Path (`/items/0/name`) of the first text in a value that cannot be stored; undefined if all can. Checks field names
 * too.
 */
export const pathOfUnstorable = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    if (!isStorable(key)) return path;
    const found = pathOfUnstorable(child, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};
