import { startTransition } from 'react';
import { bridge, startBridge } from '../bridge/bridge';
import { http } from '../http/http';
import { toast } from '../popups/popups';
import { goTo, runtime } from '../runtime/runtime';
import { forgetEntryPage } from './entry-page';
import { listenForPushAddress, reportPushAddress } from './push-address';
import { sessionBaseAtom, sessionOfCookies } from './session-atoms';
import { clearSessionCookies, cookieState, saveTokens, saveUserInfo, userInfo, type UserInfo } from './session-cookies';
import { announceSession, listenToTabs } from './session-tabs';

/** Reads the cookies into the session; half a login (product specification §4) is wiped. Called once before the first render. */
export const restoreSession = (): void => {
  startBridge();
  forgetEntryPage();
  listenForPushAddress();
  if (cookieState() === 'broken') clearSessionCookies();
  listenToTabs();
  runtime().store.set(sessionBaseAtom, sessionOfCookies());
  bridge.reportUser(userInfo()?.userId);
  void reportPushAddress(); // the app may have answered before the cookies were read
};

/** What the login and registration calls answer, as far as a session needs it. */
export interface LoginAnswer {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly user?: UserInfo | undefined;
}

/**
 * Logs in. Both tokens and the user are needed; without them nothing is kept and a toast says `로그인에 실패했어요`.
 *
 * @returns whether there is a session now.
 */
export const signIn = ({ accessToken, refreshToken, user }: LoginAnswer): boolean => {
  if (!accessToken || !refreshToken || user === undefined) {
    endSession();
    toast('로그인에 실패했어요', { tone: 'error' });
    return false;
  }
  saveTokens({ accessToken, refreshToken });
  const { userId, phoneNumber, nickname } = user;
  saveUserInfo({ userId, phoneNumber, nickname });
  const { store, queryClient } = runtime();
  queryClient.clear(); // what a visitor saw is not what a member sees
  store.set(sessionBaseAtom, sessionOfCookies());
  bridge.reportUser(userId);
  void reportPushAddress();
  announceSession();
  return true;
};

/** Keeps the member's new nickname where the session remembers who they are; the server has it already. */
export const renameUser = (nickname: string): void => {
  const user = userInfo();
  if (user === undefined) return;
  saveUserInfo({ ...user, nickname });
  runtime().store.set(sessionBaseAtom, sessionOfCookies());
};

/** Logs out: tells the server, forgets everything, goes Home. A server that does not answer does not keep anybody in. */
export const signOut = async (): Promise<void> => {
  try {
    await http.put('/member/signOut', { deviceId: null });
  } catch {
    // The tokens are forgotten here either way and run out there.
  }
  // One transition: seen apart, the ended session would send a member's page to login before it has left for Home.
  startTransition(() => {
    endSession();
    goTo('/', { replace: true });
  });
};

/** Forgets tokens, user and everything the server told this member, in every tab. */
export const endSession = (): void => {
  clearSessionCookies();
  const { store, queryClient } = runtime();
  store.set(sessionBaseAtom, { state: 'visitor' });
  queryClient.clear();
  bridge.reportUser(undefined);
  announceSession();
};
