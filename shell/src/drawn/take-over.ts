import {
  appBarAtom,
  bridge,
  deviceNow,
  paths,
  rememberProgramme,
  renderAsOf,
  type PlatformRuntime,
} from '@dongne/platform';
import { runningVersion } from '../health/running-versions';
import { loadBeforeDrawing } from '../remotes/use-remote-app';
import { hasFlag } from '../popup-manager/flag-cookie';
import type { Registry } from '../registry/registry';
import { routeOfPath } from '../registry/route-of-path';
import { viewerOf, type DrawnView } from './drawn-view';

/** What became of a drawn page: the browser goes on from it, draws another one, or cannot and leaves it as it is. */
export type TakenOver = 'taken over' | 'draw afresh' | 'keep as drawn';

/**
 * Makes the browser draw what the server has drawn: the same answers, the same moment, the same version of the same remote. The
 * app is drawn afresh by another version, for somebody else, and in a native app that the server could not know of. Without the
 * remote there is nothing better than what is on the screen.
 *
 * @param onLate hears when the remote does not come in time; it may still come.
 */
export const takeOver = async (
  drawn: DrawnView,
  registry: Registry,
  runtime: PlatformRuntime,
  onLate: () => void,
): Promise<TakenOver> => {
  // The server knows a native app by its cookie alone.
  if (viewerOf(runtime) !== drawn.userId || (bridge.isNative && !hasFlag('fcmtoken'))) return 'draw afresh';
  if (registry.length === 0 && drawn.remote !== null) {
    onLate();
    return 'keep as drawn';
  }
  const { pathname } = window.location;
  const remote = routeOfPath(registry, pathname)?.remote;
  if (remote !== undefined && !(await loadBeforeDrawing(remote, pathname, onLate))) return 'keep as drawn';
  // What is read again at once must not find the part that shows it missing.
  if (pathname === paths.home() && drawn.userId !== null) await import('../home/home-member').catch(() => undefined);
  const running = remote === undefined ? null : `${remote.name}@${runningVersion(remote.name) ?? ''}`;
  if (running !== drawn.remote) return 'draw afresh';
  // By the device's clock, which ages are measured by: the host's may be hours off.
  for (const [key, answer] of drawn.queries)
    runtime.queryClient.setQueryData(key, answer, { updatedAt: drawn.isStale ? 0 : deviceNow() });
  runtime.store.set(appBarAtom, { title: drawn.title });
  rememberProgramme();
  renderAsOf(drawn.now);
  return 'taken over';
};
