import { isIP } from 'node:net';
import * as v from 'valibot';
import type { TextSchema } from './setting';

/**
 * Makes a parser of a function.
 *
 * @param read throws a sentence without the name: `must be a whole number`.
 */
export const parsed = <Value>(read: (text: string) => Value): TextSchema<Value> =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return read(dataset.value);
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) });
        return NEVER;
      }
    }),
  );

/** Text without a check; `undefined` where it is not set. */
export const TEXT = parsed((text) => (text === '' ? undefined : text));

/** Text that has to fit a pattern; null where it is not set. */
export const textLike = (pattern: RegExp, sentence: (text: string) => string): TextSchema<string | null> =>
  parsed((text) => {
    if (text === '') return null;
    if (!pattern.test(text)) throw new Error(sentence(text));
    return text;
  });

/** Public key of another company; null where it is not set. */
export const keyLike = (pattern: RegExp): TextSchema<string | null> =>
  textLike(pattern, (text) => `does not look like such a key: "${text}"`);

/** Whole number from 0. */
export const wholeNumber = (fallback: number): TextSchema<number> =>
  parsed((text) => {
    const value = text === '' ? fallback : Number(text);
    if (!Number.isInteger(value) || value < 0) throw new Error(`must be a whole number, not "${text}"`);
    return value;
  });

const MAX_PORT = 65_535;

/** Port; `undefined` where it is not set. */
export const PORT = parsed((text) => {
  if (text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`must be a whole number, not "${text}"`);
  if (value < 1 || value > MAX_PORT) throw new Error(`must be a port from 1 to ${MAX_PORT}, not ${text}`);
  return value;
});

/** One of some words; the first where it is not set. */
export const oneOf = <Word extends string>(words: readonly [Word, ...Word[]]): TextSchema<Word> =>
  parsed((text) => {
    if (text === '') return words[0];
    const found = words.find((word) => word === text);
    if (found === undefined) throw new Error(`must be ${words.filter(Boolean).join(' or ')}, not "${text}"`);
    return found;
  });

/** Origin in the browser's spelling; `undefined` where it is not set. */
export const ORIGIN = parsed((text) => {
  if (text === '') return undefined;
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // Rejects a path, query or credentials, which would end up in every URL.
  if (url === undefined || url.href !== `${url.origin}/`)
    throw new Error(`must be an origin such as "https://dongne.example", not "${text}"`);
  return url.origin;
});

/** Address of a resource of the web; `undefined` where it is not set. */
export const WEB_ADDRESS = parsed((text) => {
  if (text === '') return undefined;
  if (!/^https?:/i.test(text) || !URL.canParse(text))
    throw new Error(`must be an address such as "https://dongne.example/registry.json", not "${text}"`);
  return text;
});

/** Address that a server listens on; `undefined` where it is not set. */
export const LISTENED = parsed((text) => {
  if (text === '') return undefined;
  if (isIP(text) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text))
    throw new Error(`must be an IP address or a host name, not "${text}"`);
  return text;
});
