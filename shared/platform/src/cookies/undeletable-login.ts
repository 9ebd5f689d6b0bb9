import { showErrorPage } from '../runtime/error-page';
import { ownedByRuntime, type PlatformRuntime } from '../runtime/runtime';
import { accessToken, refreshToken } from './session-cookies';

/** Error page of a login that this browser cannot forget. */
const PAGE = 401;

/** The token that an end of the session left in the cookies, and whether that has happened twice. */
const ending = ownedByRuntime((): { left?: string | undefined; isStuck?: boolean } => ({}));

const tokenNow = (): string | undefined => refreshToken() ?? accessToken();

/** Whether calls and other tabs are ignored now: the cookies of an ended login cannot be deleted. */
export const isLoginStuck = (owner?: PlatformRuntime): boolean => ending(owner).isStuck === true;

/**
 * Shows the error page, and ends all calls, when the login in the cookies is one that has ended already: a script deletes
 * no cookie of another path or domain, and tabs would end the same login again and again.
 */
export const stopIfStuck = (): void => {
  const { left } = ending();
  if (left === undefined || left !== tokenNow()) return;
  ending().isStuck = true;
  showErrorPage(PAGE);
};

/** Notes which login is left after the cookies were deleted; the same one for the second time is stuck. */
export const noteEndedLogin = (): void => {
  stopIfStuck();
  ending().left = tokenNow();
};
