import type { RemoteModule } from '@dongne/platform';
import { isGivenUp } from '../health/crashes';
import { nameAtVersion, reportRemote } from '../health/remote-reports';
import { overrideOf } from '../override/override-switch';
import { loadVersion } from './load-version';
import type { RemoteDeployment, RemoteVersion } from './registry';
import { setRunning } from './running-versions';

/** The message stands at the latest after this long; checked in a browser with a limit of 6 s. */
const MESSAGE_AFTER_MS = 4_500;
/** A live version that has not come by then is not waited for, when there is one before it. */
const FALLBACK_AFTER_MS = 3_000;
/** Pauses before the second and the third try: a host that is down costs less than a second. */
const PAUSES_MS = [150, 350] as const;
/** Share of a pause that is left to chance: browsers that lost a host together do not come back together. */
const JITTER = 0.3;

const jittered = (ms: number): number => ms * (1 - JITTER + 2 * JITTER * Math.random());

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const before = <T>(deadline: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The remote did not load in time')), deadline - Date.now());
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/** Tries the live version up to three times, as long as there is time. @throws what the last try threw. */
const loadPatiently = async (remote: RemoteDeployment, deadline: number): Promise<RemoteModule> => {
  for (const [tried, pause] of PAUSES_MS.map(jittered).entries()) {
    try {
      return await before(deadline, loadVersion(remote.name, remote, tried > 0));
    } catch (cause) {
      if (Date.now() + pause >= deadline) throw cause;
      reportRemote({ step: 'retry', remote: nameAtVersion(remote.name, remote.version), cause });
      await wait(pause);
    }
  }
  return before(deadline, loadVersion(remote.name, remote, true));
};

const loadFallback = async (
  { name, version }: RemoteDeployment,
  fallback: RemoteVersion,
  deadline: number,
  cause: unknown,
): Promise<RemoteModule> => {
  const remote = nameAtVersion(name, fallback.version);
  reportRemote({ step: 'fallback', remote, cause, outdatedFor: nameAtVersion(name, version) });
  const module = await before(deadline, loadVersion(name, fallback, false));
  setRunning(name, fallback.version);
  return module;
};

const loadLive = async (remote: RemoteDeployment, deadline: number): Promise<RemoteModule> => {
  const module = await loadPatiently(remote, deadline);
  setRunning(remote.name, remote.version);
  return module;
};

const loadInOrder = async (remote: RemoteDeployment, startedAt: number): Promise<RemoteModule> => {
  const { fallback } = remote;
  if (fallback === undefined) return loadLive(remote, startedAt + MESSAGE_AFTER_MS);
  try {
    if (isGivenUp(nameAtVersion(remote.name, remote.version))) throw new Error('It crashed too often');
    return await loadLive(remote, startedAt + FALLBACK_AFTER_MS);
  } catch (cause) {
    return loadFallback(remote, fallback, startedAt + MESSAGE_AFTER_MS, cause);
  }
};

/** A developer who looks at the own version wants to know when it does not load, not see another one. */
const loadOverridden = async (name: string, manifestUrl: string): Promise<RemoteModule> => {
  const { overriddenVersion } = await import('../override/overridden-version');
  const version = await overriddenVersion(manifestUrl);
  const module = await loadVersion(name, version, true);
  setRunning(name, version.version);
  return module;
};

/**
 * Loads one remote's pages: the live version, tried again with growing pauses; else, or when the live one has crashed too
 * often in this session, the version before it. Settles within 4.5 s, and every step of it is reported.
 *
 * @throws when neither version could be loaded; a later call starts afresh.
 */
export const loadRemoteApp = async (remote: RemoteDeployment): Promise<RemoteModule> => {
  try {
    // A constant at build time: what customers get has no way to load anything else than the registry says.
    if (process.env['RELEASE_STAGE'] === 'local') {
      const override = overrideOf(remote.name);
      if (override !== undefined)
        return await before(Date.now() + MESSAGE_AFTER_MS, loadOverridden(remote.name, override));
    }
    return await loadInOrder(remote, Date.now());
  } catch (cause) {
    reportRemote({ step: 'failed', remote: nameAtVersion(remote.name, remote.version), cause });
    throw cause;
  }
};
