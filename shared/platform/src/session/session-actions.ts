import { deviceNow } from '../clock/server-clock';
import { endpoints, TOKEN_COOKIE_WAIT } from '@dongne/contract';
import { startTransition } from 'react';
import { bridge, startBridge } from '../bridge/bridge';
import { send } from '../http/call';
import { forgetEarlyAnswers } from '../http/early-reads';
import { abortRefresh } from '../http/refresh-under-way';
import { forgetProgramme, learnFromAccount, restoreProgramme } from './programme-memory';
import { toast } from '../popups/popups';
import { goTo } from '../runtime/navigation';
import { runtime } from '../runtime/runtime';
import { forgetDrafts, forgetDraftsOfOthers, forgetOldDrafts } from '../storage/drafts';
import { cookiesAreThere } from '../cookies/cookies-there';
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

/** Reads the cookies into the session; half a login (product specification §4) is wiped. Called once before the first render. */
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

/** What the login and registration calls answer, as far as a session needs it. */
export interface LoginAnswer {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly user?: UserInfo | undefined;
  /** Whether a partner programme may take something away. */
  readonly isPartnerUser?: boolean | undefined;
}

/**
 * Logs in and goes to a path of this app. Both tokens and the user are needed, and cookies that stay: otherwise nothing is
 * kept and a toast says `로그인에 실패했어요`. Waits up to 5 s for cookies that are written late.
 *
 * @returns whether there is a session now.
 */
export const signIn = async (answer: LoginAnswer, target: string): Promise<boolean> => {
  const user = await keepLogin(answer);
  if (user === undefined) {
    endSession();
    toast('로그인에 실패했어요', { tone: 'error' });
    return false;
  }
  forgetDraftsOfOthers(user.userId);
  forgetEndedElsewhere();
  // One transition: seen apart, the new session would send login Home before it has left for its target.
  startTransition(() => {
    const { store, queryClient } = runtime();
    queryClient.clear(); // what a visitor saw is not what a member sees
    forgetEarlyAnswers();
    learnFromAccount({ userId: user.userId, isPartnerUser: answer.isPartnerUser });
    store.set(sessionBaseAtom, sessionOfCookies());
    goTo(target, { replace: true });
  });
  bridge.reportUser(user.userId);
  void reportPushAddress();
  announceSession();
  return true;
};

/** Writes a login into the cookies. @returns its user once they can be read; `undefined` when it is half or they never can. */
const keepLogin = async ({ accessToken, refreshToken, user }: LoginAnswer): Promise<UserInfo | undefined> => {
  if (!accessToken || !refreshToken || user === undefined) return undefined;
  const tokens = { accessToken, refreshToken };
  const { userId, phoneNumber, nickname } = user;
  saveTokens(tokens);
  saveUserInfo({ userId, phoneNumber, nickname });
  const isThere = (): boolean => hasTokens(tokens) && userInfo()?.userId === userId;
  return (await cookiesAreThere(isThere, TOKEN_COOKIE_WAIT.loginMs)) ? user : undefined;
};

interface Account extends UserInfo {
  readonly isPartnerUser?: boolean | undefined;
}

/**
 * Keeps who the server says is logged in: after a refresh token was all that was left, or a cookie spoke of somebody else.
 * Without it half a login would be wiped with the next load (product specification §4).
 */
export const keepUser = ({ userId, phoneNumber, nickname, isPartnerUser }: Account): void => {
  // An answer after a logout may have set `userInfo` by its header.
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

/** Keeps the member's new nickname where the session remembers who they are; the server has it already. */
export const renameUser = (nickname: string): void => {
  const user = userInfo();
  if (user !== undefined) keepUser({ ...user, nickname });
};

/**
 * Logs out: tells the server, forgets everything, drafts too, goes Home. A server that does not answer does not keep anybody in.
 * For anyone who leaves of their own will; a session that runs out keeps what they were writing for when they are back.
 */
export const signOut = async (): Promise<void> => {
  try {
    await send(endpoints.endSession, { body: { deviceId: null } });
  } catch {
    // The tokens are forgotten here either way and run out there.
  }
  leaveForHome();
};

/** Goes Home as a visitor: the server has ended the session. */
export const leaveForHome = (): void =>
  // One transition: seen apart, the ended session would send a member's page to login before it has left for Home.
  startTransition(() => {
    forgetDrafts();
    endSession();
    goTo('/', { replace: true });
  });

/** Forgets tokens, user and everything the server told this member, in every tab. */
export const endSession = (): void => {
  abortRefresh();
  clearSessionCookies();
  const { store, queryClient } = runtime();
  store.set(sessionBaseAtom, { state: 'visitor' });
  queryClient.clear();
  forgetEarlyAnswers();
  forgetProgramme();
  bridge.reportUser(undefined);
  noteEndedLogin();
  announceSession();
};
