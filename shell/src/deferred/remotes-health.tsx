import { analytics, deviceMemory } from '@dongne/platform';
import { useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { refreshRegistryAtom } from '../registry/registry-in-use';
import { bindRemoteReports, type RemoteReport } from '../health/remote-reports';
import { watchUncaughtErrors } from '../health/uncaught-errors';
import { watchRegistry } from '../registry/watch-registry';
import { lazyPart } from '../lazy-part';

// The stage is a constant at build time: what customers get carries no badge.
const OverrideBadges =
  process.env['RELEASE_STAGE'] === 'local' && deviceMemory.names('override:').length > 0
    ? lazyPart(() => import('../override/override-badges').then((m) => m.OverrideBadges))
    : () => null;

const trackReport = ({ step, remote, cause, outdatedFor }: RemoteReport): void =>
  analytics.track('remote_health', {
    step,
    remote,
    cause,
    ...(outdatedFor === undefined ? {} : { outdated_for: outdatedFor }),
  });

/** Keeps an eye on the remotes: newer versions, and what they throw. */
export const RemotesHealth = () => {
  useEffect(() => bindRemoteReports(trackReport), []);
  const refresh = useSetAtom(refreshRegistryAtom);
  useEffect(() => watchRegistry(() => void refresh()), [refresh]);
  useEffect(watchUncaughtErrors, []);
  return (
    <Suspense>
      <OverrideBadges />
    </Suspense>
  );
};
