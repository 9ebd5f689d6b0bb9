import { atom } from 'jotai';
import { runtime } from '../runtime/runtime';
import { cookieState, userInfo, type UserInfo } from '../cookies/session-cookies';

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

const isMemberNow = (): boolean => runtime().store.get(sessionBaseAtom).state === 'member';

/**
 * For a query's `enabled`: only members ask, and anyone who is one the moment the question leaves. A page that was drawn for
 * a member may begin to ask just after the session has ended.
 *
 * @param isMember what the component was drawn for; it makes the query ask again after a login.
 */
export const whileMember = (isMember: boolean): false | (() => boolean) => isMember && isMemberNow;
