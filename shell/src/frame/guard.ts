import { loginPath, paths, type RouteAccess, type Session } from '@dongne/platform';

/**
 * Where a navigation is sent instead, or `undefined` when it may go on; product specification §4.
 *
 * @param path path and query of the navigation, for the way back.
 */
export const redirectOf = (access: RouteAccess, session: Session, path: string): string | undefined => {
  const isLogin = path === paths.auth.login() || path.startsWith(`${paths.auth.login()}?`);
  if (session.state === 'member') return isLogin ? paths.home() : undefined;
  return access === 'member' ? loginPath(path) : undefined;
};
