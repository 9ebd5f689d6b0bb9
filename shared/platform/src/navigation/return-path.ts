import { paths } from './paths';

/** Backslashes and control characters: browsers read `/\evil` as `//evil` and drop tabs and newlines. */
const SUSPICIOUS = /[\\\u0000-\u001f\u007f]/;

/** Arbitrary base: a path to another origin resolves to another one from any base. */
const ANY_ORIGIN = 'https://app.invalid';

/**
 * Returns a return path (`path`, `returnUrl`, `prevUrl`) if it is a path of this app; otherwise Home.
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

/** Returns the path of login with the return path; without one from login itself. */
export const loginPath = (from: string): string => paths.auth.login(from.startsWith('/login') ? undefined : from);
