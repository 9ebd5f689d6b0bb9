import { authPaths } from '@dongne/contract/paths';
import { loginPath, paths, type RouteAccess, type Session } from '@dongne/platform';

const isAt = (route: string, path: string): boolean => path === route || path.startsWith(`${route}?`);

/** Pages that prove somebody's number; a member has done so. */
const LOGIN = [paths.auth.login(), authPaths.phone()];

/**
 * Where a navigation is sent instead, or `undefined` when it may go on; product specification §4.
 *
 * @param path path and query of the navigation, for the way back.
 * @param mustSeeEntryPage the native app's first start: everything leads to `/auth`, for members too.
 */
export const redirectOf = (
  access: RouteAccess,
  session: Session,
  path: string,
  mustSeeEntryPage: boolean,
): string | undefined => {
  if (mustSeeEntryPage) return isAt(paths.auth.gate(), path) ? undefined : entryPath(path);
  if (session.state === 'member') return LOGIN.some((route) => isAt(route, path)) ? paths.home() : undefined;
  return access === 'member' ? loginPath(path) : undefined;
};

const entryPath = (from: string): string => paths.auth.gate(from === paths.home() ? undefined : from);
