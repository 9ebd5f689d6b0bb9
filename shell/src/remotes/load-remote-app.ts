import { deviceMemory, type RemoteModule } from '@dongne/platform';
import { before, FALLBACK_AFTER_MS, MESSAGE_AFTER_MS } from './load-limits';
import { loadVersion } from './load-version';
import type { RemoteDeployment } from '../registry/registry';
import { setRunning } from '../health/running-versions';
import { isSkipped } from './given-up';

/**
 * Loads one remote's pages: the live version, tried again with backoff; else, or when the live one was given up for
 * this visitor, the version before it. Settles within 4.5 s, and every step of it is reported.
 *
 * @throws when neither version could be loaded; a later call starts afresh.
 */
export const loadRemoteApp = async (remote: RemoteDeployment): Promise<RemoteModule> => {
  const { name, version } = remote;
  const startedAt = performance.now();
  // A constant at build time: what customers get has no way to load anything else than the registry says.
  if (process.env['RELEASE_STAGE'] === 'local' && deviceMemory.read(`override:${name}`) !== undefined) {
    const { loadOverridden } = await import('./load-overridden');
    const module = await before(startedAt + MESSAGE_AFTER_MS, loadOverridden(name));
    if (module !== undefined) return module;
  }
  const isGivenUp = isSkipped(remote);
  try {
    if (isGivenUp) throw new Error('It broke before');
    const limitMs = remote.fallback === undefined ? MESSAGE_AFTER_MS : FALLBACK_AFTER_MS;
    const module = await before(startedAt + limitMs, loadVersion(name, remote, false));
    setRunning(name, version);
    return module;
  } catch (cause) {
    // Apart: anyone who has no trouble does not load what helps in it.
    const { recoverRemote } = await import('./recover-remote');
    return recoverRemote(remote, { startedAt, isGivenUp }, cause);
  }
};
