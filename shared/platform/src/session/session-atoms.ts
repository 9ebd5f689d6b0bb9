import { atom } from 'jotai';
import { runtime } from '../runtime/runtime';
import { cookieState, userInfo, type UserInfo } from '../cookies/session-cookies';

/** Current session. `unknown` only until the cookies have been read, before the first render. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'visitor' }
  | { readonly state: 'member'; readonly user: UserInfo | undefined };

/** Private: written only by the session's actions. */
export const sessionBaseAtom = atom<Session>({ state: 'unknown' });

/** Current session, for pages. */
export const sessionAtom = atom((get) => get(sessionBaseAtom));

/** Derives the session from the cookies: with a lone refresh token, the first call of a member fetches the rest. */
export const sessionOfCookies = (): Session => {
  const state = cookieState();
  return state === 'complete' || state === 'refresh-only'
    ? { state: 'member', user: userInfo() }
    : { state: 'visitor' };
};

const isMemberNow = (): boolean => runtime().store.get(sessionBaseAtom).state === 'member';

/**
 * Value for a query's `enabled`: true only for a member, checked again when the request is sent, because the session
 * may end between render and request.
 *
 * @param isMember as rendered; makes the query refetch after a login.
 */
export const whileMember = (isMember: boolean): false | (() => boolean) => isMember && isMemberNow;
