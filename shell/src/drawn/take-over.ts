import { appBarAtom, bridge, drawAsOf, paths, rememberProgramme, type PlatformRuntime } from '@dongne/platform';
import { runningVersion } from '../health/running-versions';
import { loadBeforeDrawing } from '../remotes/use-remote-app';
import { hasFlag } from '../popup-manager/flag-cookie';
import type { Registry } from '../registry/registry';
import { routeOfPath } from '../registry/route-of-path';
import { viewerOf, type DrawnView } from './drawn-view';

/**
 * Makes the browser draw what the server has drawn: the same answers, the same moment, the same version of the same remote.
 *
 * @returns whether it will. Otherwise the app is drawn afresh: by another version, for somebody else, in a native app that the
 *   server could not know of.
 */
export const takeOver = async (drawn: DrawnView, registry: Registry, runtime: PlatformRuntime): Promise<boolean> => {
  // The server knows a native app by its cookie alone.
  if (viewerOf(runtime) !== drawn.userId || (bridge.isNative && !hasFlag('fcmtoken'))) return false;
  const { pathname } = window.location;
  const remote = routeOfPath(registry, pathname)?.remote;
  if (remote !== undefined) await loadBeforeDrawing(remote, pathname);
  // What is read again at once must not find the part that shows it missing.
  if (pathname === paths.home() && drawn.userId !== null) await import('../home/home-member').catch(() => undefined);
  const running = remote === undefined ? null : `${remote.name}@${runningVersion(remote.name) ?? ''}`;
  if (running !== drawn.remote) return false;
  for (const [key, answer, at] of drawn.queries)
    runtime.queryClient.setQueryData(key, answer, { updatedAt: drawn.isStale ? 0 : at });
  runtime.store.set(appBarAtom, { title: drawn.title });
  rememberProgramme();
  drawAsOf(drawn.now);
  return true;
};
