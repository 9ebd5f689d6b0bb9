import { showErrorPage } from '../runtime/error-page';
import { ownedByRuntime, type PlatformRuntime } from '../runtime/runtime';
import { accessToken, refreshToken } from './session-cookies';

/** Error page for a login that this browser cannot delete. */
const PAGE = 401;

/** Token that remained in the cookies after a logout, and whether that has happened twice. */
const ending = ownedByRuntime((): { left?: string | undefined; isStuck?: boolean } => ({}));

const tokenNow = (): string | undefined => refreshToken() ?? accessToken();

/** Returns whether calls and other tabs are ignored, because the cookies of an ended login cannot be deleted. */
export const isLoginStuck = (owner?: PlatformRuntime): boolean => ending(owner).isStuck === true;

/**
 * Shows the error page and stops all calls when the login in the cookies has already ended: scripts cannot delete
 * cookies of another path or domain, and tabs would end the same login again and again.
 */
export const stopIfStuck = (): void => {
  const { left } = ending();
  if (left === undefined || left !== tokenNow()) return;
  ending().isStuck = true;
  showErrorPage(PAGE);
};

/** Records the login that remains after deleting the cookies; the same one twice is stuck. */
export const noteEndedLogin = (): void => {
  stopIfStuck();
  ending().left = tokenNow();
};
