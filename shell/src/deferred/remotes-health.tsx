import { endpoints } from '@dongne/contract';
import { analytics, deviceMemory, read } from '@dongne/platform';
import { useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { watchClock } from '../clock/watch-clock';
import { refreshRegistryAtom } from '../registry/registry-in-use';
import { noteFailure } from '../analytics/health-reports';
import { bindRemoteReports, type RemoteReport } from '../health/remote-reports';
import { shellVersion } from '../health/shell-version';
import { watchUncaughtErrors } from '../health/uncaught-errors';
import { watchRegistry } from '../registry/watch-registry';
import { lazyPart } from '../lazy-part';

// The stage is a build-time constant: production builds carry no badge.
const OverrideBadges =
  process.env['RELEASE_STAGE'] === 'local' && deviceMemory.names('override:').length > 0
    ? lazyPart(() => import('../override/override-badges').then((m) => m.OverrideBadges))
    : () => null;

const trackReport = (report: RemoteReport): void => {
  const { step, remote, cause, outdatedFor } = report;
  noteFailure(report);
  analytics.track('remote_health', {
    step,
    remote: remote === 'shell' ? shellVersion() : remote,
    cause,
    ...(outdatedFor === undefined ? {} : { outdated_for: outdatedFor }),
  });
};

/** Synchronizes by any response; this one is small and public. */
const synchronizeClock = (): Promise<unknown> => read(endpoints.clientConfig);

/** Watches the remotes (newer versions, uncaught errors) and the clock. */
export const RemotesHealth = () => {
  useEffect(() => bindRemoteReports(trackReport), []);
  const refresh = useSetAtom(refreshRegistryAtom);
  useEffect(() => watchRegistry(() => void refresh()), [refresh]);
  useEffect(() => watchClock(synchronizeClock), []);
  useEffect(watchUncaughtErrors, []);
  return (
    <Suspense>
      <OverrideBadges />
    </Suspense>
  );
};
