import { VISITOR_ADDRESS_LETTERS } from '@dongne/contract';

/** Everything that a visitor's page is rendered from: two requests with the same get the same page, and a page knows nothing else. */
export interface PageInput {
  readonly pathname: string;
  /** From the question mark on. */
  readonly search: string;
  readonly cookies: string;
  readonly userAgent: string;
}

/** A login, which the host keeps to itself: no process that renders has it. */
export interface Login {
  readonly accessToken: string;
  readonly userId: number;
}

export interface Request {
  readonly input: PageInput;
  /** A member's page may hold personal data: it is rendered for this request only, and kept nowhere. `undefined` for a visitor. */
  readonly login: Login | undefined;
}

/** Longer ones are no links of ours: drawing and keeping them would be a stranger's choice. */
const LONGEST_PATH = 200;
const LONGEST_SEARCH = 300;
const LONGEST_COOKIE = 3_000;

/** `%ED%95%9C`, what any letter takes at most. A cookie that is longer is no address in the browser either. */
const MOST_PER_LETTER = 9;

/**
 * Cookies that decide what somebody sees, as they are, each with the most letters that one of ours has. A longer one is as good as
 * none: an address that is no address costs nobody their page.
 */
const READ = { nonMemberAddress: VISITOR_ADDRESS_LETTERS * MOST_PER_LETTER, appVersion: 40, colourMode: 40 } as const;
/** Those of which only matters whether they are there. */
const NOTED = ['closeTutorial', 'middlePopup', 'bottomPopup', 'closeInstallBanner', 'fcmtoken', 'authPage'];

/** Developers and stories see with it how the browser draws a page by itself: `firstView=browser`. */
const SWITCH = 'firstView';

/** A token that ends before the page has been drawn is no use. */
const TOKEN_MARGIN_MS = 5_000;

const cookiesOf = (header: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const part of header.split(/; ?/)) {
    const at = part.indexOf('=');
    const name = part.slice(0, at);
    // Of two by one name the first counts, for js-cookie too.
    if (at > 0 && part.length > at + 1 && !found.has(name)) found.set(name, part.slice(at + 1));
  }
  return found;
};

/** When an access token ends, unverified: the API judges it. `undefined` for what is none. */
const endOfToken = (token: string): number | undefined => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const end = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof end === 'number' ? end * 1_000 : undefined;
  } catch {
    return undefined;
  }
};

/** What a browser calls itself, as far as a page differs by it. */
const kindOfBrowser = (userAgent: string): string => {
  if (/android/i.test(userAgent)) return 'Android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'iPhone';
  return /windows|macintosh|linux|cros/i.test(userAgent) ? 'Windows' : '';
};

interface User {
  readonly userId: number;
  readonly nickname: string;
}

/** The member of the cookie; `undefined` for garbage. */
const userOf = (cookie: string): User | undefined => {
  try {
    const user: unknown = JSON.parse(decodeURIComponent(cookie));
    if (typeof user !== 'object' || user === null || !('userId' in user) || !('nickname' in user)) return undefined;
    const { userId, nickname } = user;
    return typeof userId === 'number' && typeof nickname === 'string' ? { userId, nickname } : undefined;
  } catch {
    return undefined;
  }
};

/** A whole login; `undefined` for half a one, and for one whose token has to be refreshed first. */
const loginOf = (cookies: ReadonlyMap<string, string>, now: number): (Login & User) | undefined => {
  const [accessToken, info] = [cookies.get('accessToken'), cookies.get('userInfo')];
  if (accessToken === undefined || info === undefined || !cookies.has('refreshToken')) return undefined;
  const end = endOfToken(accessToken);
  const user = userOf(info);
  if (user === undefined || end === undefined || end < now + TOKEN_MARGIN_MS) return undefined;
  return { accessToken, ...user };
};

/** Stand-in for a login where pages are rendered: that there is one, and how to address its member. */
const cookiesOfMember = ({ nickname }: User): readonly string[] => {
  const user = encodeURIComponent(JSON.stringify({ userId: 0, phoneNumber: '', nickname }));
  return ['accessToken=held', 'refreshToken=held', `userInfo=${user}`];
};

/**
 * What a page is drawn from, of everything that a request brings: headers, hosts and foreign cookies are no part of it.
 *
 * @returns `undefined` where the page is left to the browser: half a login, and what is longer than anything of ours.
 */
export const pageInputOf = (
  request: { readonly pathname: string; readonly search: string; readonly cookies: string; readonly userAgent: string },
  now: number,
): Request | undefined => {
  const { pathname, search } = request;
  if (pathname.length > LONGEST_PATH || search.length > LONGEST_SEARCH) return undefined;
  const cookies = cookiesOf(request.cookies);
  if (cookies.get(SWITCH) === 'browser') return undefined;
  const isMember = ['accessToken', 'refreshToken'].some((name) => cookies.has(name));
  const login = isMember ? loginOf(cookies, now) : undefined;
  if (isMember && login === undefined) return undefined;
  const kept = [
    ...Object.entries(READ).flatMap(([name, longest]) => {
      const value = cookies.get(name);
      return value === undefined || value.length > longest ? [] : [`${name}=${value}`];
    }),
    ...NOTED.flatMap((name) => (cookies.has(name) ? [`${name}=Y`] : [])),
    ...(login === undefined ? [] : cookiesOfMember(login)),
  ].join('; ');
  if (kept.length > LONGEST_COOKIE) return undefined;
  return { input: { pathname, search, cookies: kept, userAgent: kindOfBrowser(request.userAgent) }, login };
};
