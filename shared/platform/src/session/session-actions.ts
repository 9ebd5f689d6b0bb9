import { deviceNow } from '../clock/server-clock';
import { endpoints, TOKEN_COOKIE_WAIT } from '@dongne/contract';
import { startTransition } from 'react';
import { bridge, startBridge } from '../bridge/bridge';
import { send } from '../http/call';
import { forgetEarlyReads } from '../http/early-reads';
import { abortRefresh } from '../http/refresh-under-way';
import { forgetProgramme, learnFromAccount, restoreProgramme } from './programme-memory';
import { toast } from '../popups/popups';
import { goTo } from '../runtime/navigation';
import { runtime } from '../runtime/runtime';
import { forgetDrafts, forgetDraftsOfOthers, forgetOldDrafts } from '../storage/drafts';
import { waitForCookies } from '../cookies/wait-for-cookies';
import { forgetEndedElsewhere } from './ended-elsewhere';
import { forgetEntryPage } from './entry-page';
import { listenForPushAddress, reportPushAddress } from './push-address';
import { sessionBaseAtom, sessionOfCookies } from './session-atoms';
import {
  clearSessionCookies,
  cookieState,
  hasTokens,
  saveTokens,
  saveUserInfo,
  userInfo,
  type UserInfo,
} from '../cookies/session-cookies';
import { announceSession, listenToTabs } from './session-tabs';
import { noteEndedLogin } from '../cookies/undeletable-login';

/**
 * Restores the session from the cookies; an incomplete login (product specification §4) is deleted. Call once before
 * the first render.
 */
export const restoreSession = (): void => {
  startBridge();
  forgetEntryPage();
  listenForPushAddress();
  if (cookieState() === 'broken') clearSessionCookies();
  forgetOldDrafts(deviceNow());
  listenToTabs();
  restoreProgramme();
  runtime().store.set(sessionBaseAtom, sessionOfCookies());
  bridge.reportUser(userInfo()?.userId);
  void reportPushAddress(); // the app may have answered before the cookies were read
};

/** Response of the login and registration calls, as far as a session needs it. */
export interface LoginAnswer {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly user?: UserInfo | undefined;
  /** Whether a partner programme may exclude something. */
  readonly isPartnerUser?: boolean | undefined;
}

/**
 * Logs in and goes to a path of this app. Requires both tokens, the user, and working cookies: otherwise nothing is
 * stored and a toast says `로그인에 실패했어요`. Waits up to 5 s for cookies that are written late.
 *
 * @returns whether there is a session now.
 */
export const signIn = async (answer: LoginAnswer, target: string): Promise<boolean> => {
  const user = await storeLogin(answer);
  if (user === undefined) {
    endSession();
    toast('로그인에 실패했어요', { tone: 'error' });
    return false;
  }
  forgetDraftsOfOthers(user.userId);
  forgetEndedElsewhere();
  // Single transition: otherwise the new session would redirect login to Home before the navigation to its target.
  startTransition(() => {
    const { store, queryClient } = runtime();
    queryClient.clear(); // a visitor's data is not a member's
    forgetEarlyReads();
    learnFromAccount({ userId: user.userId, isPartnerUser: answer.isPartnerUser });
    store.set(sessionBaseAtom, sessionOfCookies());
    goTo(target, { replace: true });
  });
  bridge.reportUser(user.userId);
  void reportPushAddress();
  announceSession();
  return true;
};

/**
 * Writes a login to the cookies.
 *
 * @returns its user once they can be read; `undefined` if it is incomplete or they never can.
 */
const storeLogin = async ({ accessToken, refreshToken, user }: LoginAnswer): Promise<UserInfo | undefined> => {
  if (!accessToken || !refreshToken || user === undefined) return undefined;
  const tokens = { accessToken, refreshToken };
  const { userId, phoneNumber, nickname } = user;
  saveTokens(tokens);
  saveUserInfo({ userId, phoneNumber, nickname });
  const isThere = (): boolean => hasTokens(tokens) && userInfo()?.userId === userId;
  return (await waitForCookies(isThere, TOKEN_COOKIE_WAIT.loginMs)) ? user : undefined;
};

interface Account extends UserInfo {
  readonly isPartnerUser?: boolean | undefined;
}

/**
 * Stores the member that the server returns: after a lone refresh token, or a cookie of another member. Otherwise the
 * next load would delete the incomplete login (product specification §4).
 */
export const keepUser = ({ userId, phoneNumber, nickname, isPartnerUser }: Account): void => {
  // A response after a logout may have set `userInfo` by its header.
  if (cookieState() === 'none') return clearSessionCookies();
  learnFromAccount({ userId, isPartnerUser });
  const session = runtime().store.get(sessionBaseAtom);
  const isKnown = [userInfo(), session.state === 'member' ? session.user : undefined].every(
    (known) => known?.userId === userId && known.phoneNumber === phoneNumber && known.nickname === nickname,
  );
  if (isKnown) return;
  saveUserInfo({ userId, phoneNumber, nickname });
  runtime().store.set(sessionBaseAtom, sessionOfCookies());
};

/** Stores the member's new nickname in the session; the server has it already. */
export const renameUser = (nickname: string): void => {
  const user = userInfo();
  if (user !== undefined) keepUser({ ...user, nickname });
};

/**
 * Logs out: notifies the server, deletes everything including drafts, goes Home. Does not depend on the server's
 * response. For an explicit logout; an expired session keeps drafts for the member's return.
 */
export const signOut = async (): Promise<void> => {
  try {
    await send(endpoints.endSession, { body: { deviceId: null } });
  } catch {
    // The tokens are deleted here either way and expire on the server.
  }
  leaveForHome();
};

/** Goes Home as a visitor: the server has ended the session. */
export const leaveForHome = (): void =>
  // Single transition: otherwise the ended session would redirect a member page to login before the navigation to Home.
  startTransition(() => {
    forgetDrafts();
    endSession();
    goTo('/', { replace: true });
  });

/** Deletes tokens, user and cached responses of this member, in every tab. */
export const endSession = (): void => {
  abortRefresh();
  clearSessionCookies();
  const { store, queryClient } = runtime();
  store.set(sessionBaseAtom, { state: 'visitor' });
  queryClient.clear();
  forgetEarlyReads();
  forgetProgramme();
  bridge.reportUser(undefined);
  noteEndedLogin();
  announceSession();
};
