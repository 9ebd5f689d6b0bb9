import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { refreshRegistryAtom } from '../remotes/registry-in-use';
import { watchUncaughtErrors } from './uncaught-errors';
import { watchRegistry } from './watch-registry';

/** Keeps an eye on the remotes: newer versions, and what they throw. */
export const RemotesHealth = () => {
  const refresh = useSetAtom(refreshRegistryAtom);
  useEffect(() => watchRegistry(() => void refresh()), [refresh]);
  useEffect(watchUncaughtErrors, []);
  return null;
};
