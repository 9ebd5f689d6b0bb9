import { paths } from './paths';

/** Backslashes and control characters: browsers read `/\evil` as `//evil` and drop tabs and newlines. */
const SUSPICIOUS = /[\\\u0000-\u001f\u007f]/;

/** Whose it is does not matter: a path that leads to another origin leads to another one from anywhere. */
const ANY_ORIGIN = 'https://app.invalid';

/**
 * A return path (`path`, `returnUrl`, `prevUrl`) when it is a path of this app; anything else is Home.
 * Ruling: an open redirect must not be possible.
 */
export const returnTo = (raw: string | null | undefined): string => {
  if (!raw?.startsWith('/') || raw.startsWith('//') || SUSPICIOUS.test(raw)) return paths.home();
  const target = parse(raw);
  return target?.origin === ANY_ORIGIN && !target.pathname.startsWith('//')
    ? target.pathname + target.search + target.hash
    : paths.home();
};

const parse = (raw: string): URL | undefined => {
  try {
    return new URL(raw, ANY_ORIGIN);
  } catch {
    return undefined;
  }
};

/** Login, with the way back; from login itself there is none. */
export const loginPath = (from: string): string => paths.auth.login(from.startsWith('/login') ? undefined : from);
