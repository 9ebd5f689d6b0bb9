import { deviceMemory, type RemoteModule } from '@dongne/platform';
import { before, FALLBACK_AFTER_MS, MESSAGE_AFTER_MS } from './load-limits';
import { loadVersion } from './load-version';
import type { RemoteDeployment } from '../registry/registry';
import { setRunning } from '../health/running-versions';
import { isSkipped } from './given-up';
import { leftOpening } from './opening-mark';

/**
 * Loads a remote's pages: the live version, retried with backoff; then, or if the live one was given up for this
 * visitor, the fallback version. Settles within 4.5 s and reports every step.
 *
 * @throws when neither version could be loaded; a later call starts again.
 */
export const loadRemoteApp = async (remote: RemoteDeployment): Promise<RemoteModule> => {
  const { name, version } = remote;
  const startedAt = performance.now();
  // Build-time constant: production builds can load only what the registry names.
  if (process.env['RELEASE_STAGE'] === 'local' && deviceMemory.read(`override:${name}`) !== undefined) {
    const { loadOverridden } = await import('./load-overridden');
    const module = await before(startedAt + MESSAGE_AFTER_MS, loadOverridden(name));
    if (module !== undefined) return module;
  }
  const left = leftOpening();
  if (left !== undefined) (await import('./give-up-blocked')).giveUpBlocked(remote, left);
  const isGivenUp = isSkipped(remote);
  try {
    if (isGivenUp) throw new Error('It broke before');
    const limitMs = remote.fallback === undefined ? MESSAGE_AFTER_MS : FALLBACK_AFTER_MS;
    const module = await before(startedAt + limitMs, loadVersion(name, remote, false));
    setRunning(name, version);
    return module;
  } catch (cause) {
    // Loaded lazily: needed only after a failure.
    const { recoverRemote } = await import('./recover-remote');
    return recoverRemote(remote, { startedAt, isGivenUp }, cause);
  }
};
