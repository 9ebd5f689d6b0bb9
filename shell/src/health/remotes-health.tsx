import { useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { refreshRegistryAtom } from '../remotes/registry-in-use';
import { watchUncaughtErrors } from './uncaught-errors';
import { watchRegistry } from './watch-registry';

// The condition is a constant at build time: what customers get carries no badge.
const OverrideBadges =
  process.env['RELEASE_STAGE'] === 'local'
    ? lazy(() =>
        import('../override/override-badges').then(({ OverrideBadges: component }) => ({ default: component })),
      )
    : () => null;

/** Keeps an eye on the remotes: newer versions, and what they throw. */
export const RemotesHealth = () => {
  const refresh = useSetAtom(refreshRegistryAtom);
  useEffect(() => watchRegistry(() => void refresh()), [refresh]);
  useEffect(watchUncaughtErrors, []);
  return (
    <Suspense>
      <OverrideBadges />
    </Suspense>
  );
};
