import { bridge } from '../bridge/bridge';
import { ownedByRuntime } from '../runtime/runtime';
import { readCookie } from '../cookies/read-cookie';
import { writeCookie } from '../cookies/session-cookies';

const NAME = 'authPage';

/** Where cookies are forbidden nobody must be led to the entry page for ever: until the next load this remembers. */
const visit = ownedByRuntime(() => ({ hasPassed: false }));

/** Begins again, with what the cookies say. */
export const forgetEntryPage = (): void => {
  visit().hasPassed = false;
};

/** Whether this page runs inside of the native app: a host is there, or the app has set its cookie `fcmtoken` (product specification §3). */
export const isNativeApp = (): boolean => bridge.isNative || Boolean(readCookie('fcmtoken'));

/** Whether every navigation leads to `/auth`: in the native app, until the person has gone on from there (product specification §4). */
export const mustSeeEntryPage = (): boolean => !visit().hasPassed && isNativeApp() && !readCookie(NAME);

/** The person goes on from the entry page: they see it no more for 60 days, and the app keeps that. */
export const passEntryPage = (): void => {
  visit().hasPassed = true;
  writeCookie(NAME, 'Y');
};
