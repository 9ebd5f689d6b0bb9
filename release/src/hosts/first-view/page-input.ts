import { VISITOR_ADDRESS_LETTERS } from '@dongne/contract';
import * as v from 'valibot';

/** Everything that a visitor's page depends on; also its cache key. */
export interface PageInput {
  readonly pathname: string;
  /** Query string with its question mark. */
  readonly search: string;
  readonly cookies: string;
  readonly userAgent: string;
}

/** Login of a member, which stays in the host: no rendering process receives it. */
export interface Login {
  readonly accessToken: string;
  readonly userId: number;
}

export interface Request {
  readonly input: PageInput;
  /** Login of a member, whose page is rendered per request and never cached; `undefined` for a visitor. */
  readonly login: Login | undefined;
}

/** Limits above any link of the app, so that a stranger cannot fill the cache. */
const MAX_PATH_LENGTH = 200;
const MAX_SEARCH_LENGTH = 300;
const MAX_COOKIE_LENGTH = 3_000;

/** Length of `%ED%95%9C`, the longest encoding of one character. */
const MAX_ENCODED_LENGTH = 9;

/**
 * Cookies that a page depends on, with their maximum length. A longer one is ignored; the browser ignores a longer
 * address, too.
 */
const READ = {
  nonMemberAddress: VISITOR_ADDRESS_LETTERS * MAX_ENCODED_LENGTH,
  appVersion: 40,
  colourMode: 40,
} as const;
/** Cookies of which only the presence matters. */
const NOTED = ['closeTutorial', 'middlePopup', 'bottomPopup', 'closeInstallBanner', 'fcmtoken', 'authPage'];

/** Cookie for developers and tests: `firstView=browser` turns server rendering off. */
const SWITCH = 'firstView';

/** Minimum remaining lifetime of an access token, so that it does not expire during the render. */
const TOKEN_MARGIN_MS = 5_000;

const cookiesOf = (header: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const part of header.split(/; ?/)) {
    const at = part.indexOf('=');
    const name = part.slice(0, at);
    // Takes the first of two cookies with one name, like js-cookie.
    if (at > 0 && part.length > at + 1 && !found.has(name)) found.set(name, part.slice(at + 1));
  }
  return found;
};

const CLAIMS = v.object({ exp: v.number() });

/** Reads the expiry of an access token without verifying it; `undefined` when it is invalid. */
const endOfToken = (token: string): number | undefined => {
  try {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    return v.parse(CLAIMS, JSON.parse(claims)).exp * 1_000;
  } catch {
    return undefined;
  }
};

/** Reduces the user agent to the platforms that pages differ by. */
const kindOfBrowser = (userAgent: string): string => {
  if (/android/i.test(userAgent)) return 'Android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'iPhone';
  return /windows|macintosh|linux|cros/i.test(userAgent) ? 'Windows' : '';
};

const USER = v.object({ userId: v.number(), nickname: v.string() });
type User = v.InferOutput<typeof USER>;

/** Parses the member in the cookie; `undefined` when it is invalid. */
const userOf = (cookie: string): User | undefined => {
  try {
    return v.parse(USER, JSON.parse(decodeURIComponent(cookie)));
  } catch {
    return undefined;
  }
};

/** Returns a complete login; `undefined` for a partial one, and for a token that has to be refreshed first. */
const loginOf = (cookies: ReadonlyMap<string, string>, now: number): (Login & User) | undefined => {
  const [accessToken, info] = [cookies.get('accessToken'), cookies.get('userInfo')];
  if (accessToken === undefined || info === undefined || !cookies.has('refreshToken')) return undefined;
  const end = endOfToken(accessToken);
  const user = userOf(info);
  if (user === undefined || end === undefined || end < now + TOKEN_MARGIN_MS) return undefined;
  return { accessToken, ...user };
};

/** Placeholder cookies for the rendering process: a login exists, with this nickname. */
const cookiesOfMember = ({ nickname }: User): readonly string[] => {
  const user = encodeURIComponent(JSON.stringify({ userId: 0, phoneNumber: '', nickname }));
  return ['accessToken=held', 'refreshToken=held', `userInfo=${user}`];
};

/**
 * Reduces a request to what a page depends on: no headers, hosts or foreign cookies.
 *
 * @returns `undefined` when the browser has to render the page: a partial login, or values beyond the limits.
 */
export const pageInputOf = (
  request: { readonly pathname: string; readonly search: string; readonly cookies: string; readonly userAgent: string },
  now: number,
): Request | undefined => {
  const { pathname, search } = request;
  if (pathname.length > MAX_PATH_LENGTH || search.length > MAX_SEARCH_LENGTH) return undefined;
  const cookies = cookiesOf(request.cookies);
  if (cookies.get(SWITCH) === 'browser') return undefined;
  const isMember = ['accessToken', 'refreshToken'].some((name) => cookies.has(name));
  const login = isMember ? loginOf(cookies, now) : undefined;
  if (isMember && login === undefined) return undefined;
  const relevantCookies = [
    ...Object.entries(READ).flatMap(([name, longest]) => {
      const value = cookies.get(name);
      return value === undefined || value.length > longest ? [] : [`${name}=${value}`];
    }),
    ...NOTED.flatMap((name) => (cookies.has(name) ? [`${name}=Y`] : [])),
    ...(login === undefined ? [] : cookiesOfMember(login)),
  ].join('; ');
  if (relevantCookies.length > MAX_COOKIE_LENGTH) return undefined;
  return { input: { pathname, search, cookies: relevantCookies, userAgent: kindOfBrowser(request.userAgent) }, login };
};
