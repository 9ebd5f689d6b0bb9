import { atom } from 'jotai';
import { cookieState, userInfo, type UserInfo } from './session-cookies';

/** Who is here. `unknown` only until the cookies have been read, before the first render. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'visitor' }
  | { readonly state: 'member'; readonly user: UserInfo | undefined };

/** Private: only the session's actions write it. */
export const sessionBaseAtom = atom<Session>({ state: 'unknown' });

/** Who is here, for pages. */
export const sessionAtom = atom((get) => get(sessionBaseAtom));

/** The session the cookies stand for: a lone refresh token is a member whose first call fetches the rest. */
export const sessionOfCookies = (): Session => {
  const state = cookieState();
  return state === 'complete' || state === 'refresh-only'
    ? { state: 'member', user: userInfo() }
    : { state: 'visitor' };
};
