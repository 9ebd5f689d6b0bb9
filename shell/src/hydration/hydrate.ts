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
import { loadBeforeHydration } from '../remotes/use-remote-app';
import { hasFlag } from '../popup-manager/flag-cookie';
import type { Registry } from '../registry/registry';
import { routeOfPath } from '../registry/route-of-path';
import { viewerOf, type RenderedView } from './rendered-view';

/** What became of a drawn page: the browser goes on from it, draws another one, or cannot and leaves it as it is. */
export type HydrationOutcome = 'hydrate' | 'render' | 'keep HTML';

/**
 * Makes the browser draw what the server has drawn: the same answers, the same moment, the same version of the same remote. The
 * app is drawn afresh by another version, for somebody else, and in a native app that the server could not know of. Without the
 * remote there is nothing better than what is on the screen.
 *
 * @param onLate hears when the remote does not come in time; it may still come.
 */
export const prepareHydration = async (
  view: RenderedView,
  registry: Registry,
  runtime: PlatformRuntime,
  onLate: () => void,
): Promise<HydrationOutcome> => {
  // The server knows a native app by its cookie alone.
  if (viewerOf(runtime) !== view.userId || (bridge.isNative && !hasFlag('fcmtoken'))) return 'render';
  if (registry.length === 0 && view.remote !== null) {
    onLate();
    return 'keep HTML';
  }
  const { pathname } = window.location;
  const remote = routeOfPath(registry, pathname)?.remote;
  if (remote !== undefined && !(await loadBeforeHydration(remote, pathname, onLate))) return 'keep HTML';
  // What is read again at once must not find the part that shows it missing.
  if (pathname === paths.home() && view.userId !== null) await import('../home/home-member').catch(() => undefined);
  const running = remote === undefined ? null : `${remote.name}@${runningVersion(remote.name) ?? ''}`;
  if (running !== view.remote) return 'render';
  // By the device's clock, which ages are measured by: the host's may be hours off.
  for (const [key, answer] of view.queries)
    runtime.queryClient.setQueryData(key, answer, { updatedAt: view.isStale ? 0 : deviceNow() });
  runtime.store.set(appBarAtom, { title: view.title });
  rememberProgramme();
  renderAsOf(view.now);
  return 'hydrate';
};
