import { bridge } from '../bridge/bridge';
import { ownedByRuntime } from '../runtime/runtime';
import { readCookie } from '../cookies/read-cookie';
import { writeCookie } from '../cookies/session-cookies';

const NAME = 'authPage';

/**
 * Fallback without cookies: records until the next load that the entry page was passed, or every navigation would
 * return to it.
 */
const visit = ownedByRuntime(() => ({ hasPassed: false }));

/** Resets to what the cookies say. */
export const forgetEntryPage = (): void => {
  visit().hasPassed = false;
};

/**
 * Returns whether this page runs inside the native app: it has a host, or the app has set its cookie `fcmtoken`
 * (product specification §3).
 */
export const isNativeApp = (): boolean => bridge.isNative || Boolean(readCookie('fcmtoken'));

/**
 * Returns whether every navigation is redirected to `/auth`: in the native app, until the entry page was passed
 * (product specification §4).
 */
export const mustSeeEntryPage = (): boolean => !visit().hasPassed && isNativeApp() && !readCookie(NAME);

/** Passes the entry page: hides it for 60 days, in the app's own store too. */
export const passEntryPage = (): void => {
  visit().hasPassed = true;
  writeCookie(NAME, 'Y');
};
