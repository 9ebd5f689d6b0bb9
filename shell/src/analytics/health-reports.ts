import { HEALTH_LIMITS, isBrowserHealthStep, VERSION_PATTERN, type HealthReports } from '@dongne/contract';
import { ownedByRuntime, runtime } from '@dongne/platform';
import { newestAtom } from '../registry/registry-in-use';
import { routeOfPath } from '../registry/route-of-path';
import { nameAtVersion, type RemoteReport } from '../health/remote-reports';
import { runningVersion } from '../health/running-versions';
import { shellVersion } from '../health/shell-version';

type HealthReport = HealthReports['reports'][number];

/** Report whose version is known when it is sent: a remote may still load when its page opens. */
interface WaitingReport {
  readonly step: HealthReport['step'];
  readonly route: string;
  readonly version: () => string;
}

interface HealthQueue {
  waiting: WaitingReport[];
  isShellOpened: boolean;
}

const queue = ownedByRuntime((): HealthQueue => ({ waiting: [], isShellOpened: false }));

const routeAt = (path: string) => routeOfPath(runtime().store.get(newestAtom) ?? [], path);

const add = (report: WaitingReport): void => {
  const { waiting } = queue();
  if (waiting.length < 2 * HEALTH_LIMITS.maxInBatch) waiting.push(report);
};

/**
 * Notes that a page was opened, for the version that runs when it is reported, else the one that was to load.
 *
 * @param screen pattern of the route.
 */
export const noteOpening = (screen: string): void => {
  const owned = routeAt(screen);
  const route = owned?.entry.path ?? '*';
  const remote = owned?.remote;
  const state = queue();
  if (remote === undefined || !state.isShellOpened) add({ step: 'opened', route, version: shellVersion });
  state.isShellOpened = true;
  if (remote !== undefined)
    add({
      step: 'opened',
      route,
      version: () => nameAtVersion(remote.name, runningVersion(remote.name) ?? remote.version),
    });
};

/** Notes a failure that is certain, for the version that failed: not for the fallback that replaced it. */
export const noteFailure = ({ step, remote, outdatedFor, isUncertain = false }: RemoteReport): void => {
  if (isUncertain || !isBrowserHealthStep(step)) return;
  const route = routeAt(window.location.pathname)?.entry.path ?? '*';
  const version = outdatedFor ?? (remote === 'shell' ? shellVersion() : remote);
  add({ step, route, version: () => version });
};

const pageToken = (): string | null => document.querySelector('meta[name="health"]')?.getAttribute('content') ?? null;

/** Takes the noted reports to send; `undefined` without any, or on a page without a token. */
export const takeHealth = (): HealthReports | undefined => {
  const state = queue();
  const token = pageToken();
  const reports = state.waiting
    .splice(0, HEALTH_LIMITS.maxInBatch)
    .map(({ step, route, version }) => ({ step, route, version: version() }))
    // One odd version would lose the others.
    .filter(({ version }) => new RegExp(VERSION_PATTERN).test(version));
  return token === null || reports.length === 0 ? undefined : { token, reports };
};
