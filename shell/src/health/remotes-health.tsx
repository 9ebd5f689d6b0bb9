import { analytics } from '@dongne/platform';
import { useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { refreshRegistryAtom } from '../remotes/registry-in-use';
import { hasStoredKey } from '../remotes/storage';
import { bindRemoteReports, type RemoteReport } from './remote-reports';
import { watchUncaughtErrors } from './uncaught-errors';
import { watchRegistry } from './watch-registry';
import { lazyPart } from '../lazy-part';

// The stage is a constant at build time: what customers get carries no badge.
const OverrideBadges =
  process.env['RELEASE_STAGE'] === 'local' && hasStoredKey('override:')
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
