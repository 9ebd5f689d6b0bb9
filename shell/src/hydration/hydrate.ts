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

/**
 * Next step for a server-rendered page: hydrate it, render another one, or leave its HTML because the remote is
 * missing.
 */
export type HydrationOutcome = 'hydrate' | 'render' | 'keep HTML';

/**
 * Prepares hydration with the server's responses, its time and the same version of the remote. The browser renders from
 * scratch for another version, another viewer, or a native app that the server could not recognize. Without the remote,
 * the HTML on the screen stays.
 *
 * @param onLate called when the remote exceeds its time limit; it may still load.
 */
export const prepareHydration = async (
  view: RenderedView,
  registry: Registry,
  runtime: PlatformRuntime,
  onLate: () => void,
): Promise<HydrationOutcome> => {
  // The server recognizes a native app by its cookie alone.
  if (viewerOf(runtime) !== view.userId || (bridge.isNative && !hasFlag('fcmtoken'))) return 'render';
  if (registry.length === 0 && view.remote !== null) {
    onLate();
    return 'keep HTML';
  }
  const { pathname } = window.location;
  const remote = routeOfPath(registry, pathname)?.remote;
  if (remote !== undefined && !(await loadBeforeHydration(remote, pathname, onLate))) return 'keep HTML';
  // Loads the member's part first: a refetch right after hydration would otherwise find it missing.
  if (pathname === paths.home() && view.userId !== null) await import('../home/home-member').catch(() => undefined);
  const running = remote === undefined ? null : `${remote.name}@${runningVersion(remote.name) ?? ''}`;
  if (running !== view.remote) return 'render';
  // Ages are measured by the device's clock; the host's may be hours off.
  for (const [key, answer] of view.queries)
    runtime.queryClient.setQueryData(key, answer, { updatedAt: view.isStale ? 0 : deviceNow() });
  runtime.store.set(appBarAtom, { title: view.title });
  rememberProgramme();
  renderAsOf(view.now);
  return 'hydrate';
};
