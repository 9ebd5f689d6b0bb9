import { deviceMemory, type RemoteModule } from '@dongne/platform';
import { nameAtVersion, reportRemote } from '../health/remote-reports';
import { setRunning } from '../health/running-versions';
import { before, BrokenVersion, FALLBACK_AFTER_MS, MESSAGE_AFTER_MS, TooLate, type StartedLoad } from './load-limits';
import { giveUp, isGivenUpUncertainly } from './given-up';
import { loadVersion } from './load-version';
import type { RemoteDeployment, RemoteVersion } from '../registry/registry';

/** Pauses before the second and the third attempt: less than a second in total when a host is down. */
const PAUSES_MS: readonly number[] = [150, 350];
/** Jitter as a share of a pause: spreads the retries of browsers that lost a host together. */
const JITTER = 0.3;

const jittered = (ms: number): number => ms * (1 - JITTER + 2 * JITTER * Math.random());

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Gives up a version that throws at import, like one whose page throws in render. */
const giveUpBroken = (remote: RemoteDeployment, { version }: RemoteVersion, broken: BrokenVersion): void => {
  reportRemote({ step: 'crash', remote: nameAtVersion(remote.name, version), cause: broken.cause ?? broken });
  if (remote.fallback !== undefined) giveUp(remote, version, deviceMemory);
};

const load = async (remote: RemoteDeployment, version: RemoteVersion, isRetry: boolean): Promise<RemoteModule> => {
  try {
    return await loadVersion(remote.name, version, isRetry);
  } catch (cause) {
    if (cause instanceof BrokenVersion) giveUpBroken(remote, version, cause);
    throw cause;
  }
};

/** Retries the live version within the time limit. @throws the error of the last attempt. */
const tryAgain = async (remote: RemoteDeployment, deadline: number, cause: unknown): Promise<RemoteModule> => {
  let last = cause;
  for (const pause of PAUSES_MS.map(jittered)) {
    if (last instanceof BrokenVersion || performance.now() + pause >= deadline) throw last;
    reportRemote({ step: 'retry', remote: nameAtVersion(remote.name, remote.version), cause: last });
    await wait(pause);
    try {
      const module = await before(deadline, load(remote, remote, true));
      setRunning(remote.name, remote.version);
      return module;
    } catch (next) {
      last = next;
    }
  }
  throw last;
};

const loadFallback = async (target: RemoteDeployment, deadline: number, cause: unknown): Promise<RemoteModule> => {
  const { name, version, fallback } = target;
  if (fallback === undefined) throw cause;
  const remote = nameAtVersion(name, fallback.version);
  const isUncertain = isGivenUpUncertainly(target, version);
  reportRemote({
    step: 'fallback',
    remote,
    cause,
    outdatedFor: nameAtVersion(name, version),
    ...(isUncertain && { isUncertain }),
  });
  const module = await before(deadline, load(target, fallback, false));
  setRunning(name, fallback.version);
  return module;
};

/**
 * Recovers from a failed first load: retries the live version with backoff, unless it was given up, then loads the
 * fallback version. Reports every step.
 *
 * @throws when neither could be loaded; `TooLate` while the live version may still load.
 */
export const recoverRemote = async (
  remote: RemoteDeployment,
  { startedAt, isGivenUp }: StartedLoad,
  cause: unknown,
): Promise<RemoteModule> => {
  const deadline = startedAt + MESSAGE_AFTER_MS;
  if (cause instanceof BrokenVersion) giveUpBroken(remote, remote, cause);
  try {
    if (isGivenUp) return await loadFallback(remote, deadline, cause);
    const limit = remote.fallback === undefined ? deadline : startedAt + FALLBACK_AFTER_MS;
    return await tryAgain(remote, limit, cause).catch((last: unknown) => loadFallback(remote, deadline, last));
  } catch (last) {
    reportRemote({ step: 'failed', remote: nameAtVersion(remote.name, remote.version), cause: last });
    throw cause instanceof TooLate ? cause : last;
  }
};
