import { authPaths } from '@dongne/contract/paths';
import { loginPath, paths, type RouteAccess, type Session } from '@dongne/platform';

const isAt = (route: string, path: string): boolean => path === route || path.startsWith(`${route}?`);

/** Login pages, which a member has no use for. */
const LOGIN = [paths.auth.login(), authPaths.phone()];

/**
 * Returns the redirect of a navigation, or `undefined` when it may proceed; product specification §4.
 *
 * @param path path and query of the navigation, for the return path.
 * @param mustSeeEntryPage the native app's first start: everything redirects to `/auth`, for members too.
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
