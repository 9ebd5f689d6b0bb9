import { ownedByRuntime, type RemoteModule } from '@dongne/platform';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { setRunning } from '../health/running-versions';
import { loadRemoteApp } from './load-remote-app';
import { TooLate } from './load-limits';
import type { RemoteDeployment } from '../registry/registry';
import { adoptNewestAtom, refreshRegistryAtom } from '../registry/registry-in-use';

export type RemoteApp =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly module: RemoteModule };

const LOADING: RemoteApp = { state: 'loading' };

/** Loaded remotes by `name@version`; a failed attempt is not kept. */
const loaded = ownedByRuntime(() => new Map<string, Promise<RemoteModule>>());

const keyOf = ({ name, version }: RemoteDeployment): string => `${name}@${version}`;

const load = (remote: RemoteDeployment): Promise<RemoteModule> => {
  const key = keyOf(remote);
  const attempts = loaded();
  const known = attempts.get(key);
  if (known !== undefined) return known;
  const attempt = loadRemoteApp(remote);
  attempts.set(key, attempt);
  attempt.catch(() => {
    // A later attempt may have taken its place.
    if (attempts.get(key) === attempt) attempts.delete(key);
  });
  return attempt;
};
/** Starts loading a remote before its page is opened (a finger on its tab); a failure shows when the page does. */
export const prefetchRemote = (remote: RemoteDeployment): void => {
  load(remote).catch(() => undefined);
};

/** A registry that does not come may not hold up a person who asks again. */
const LOOK_WITHIN_MS = 1_000;

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

/**
 * One remote's pages, and a way to load them again, also after they loaded but one of their chunks did not. Anyone who asks
 * again gets the newest version there is by then.
 */
export const useRemoteApp = (remote: RemoteDeployment): { app: RemoteApp; retry: () => void } => {
  const refreshRegistry = useSetAtom(refreshRegistryAtom);
  const adoptNewest = useSetAtom(adoptNewestAtom);
  const [turn, setTurn] = useState({ count: 0, isLooking: false });
  const [settled, setSettled] = useState<{ readonly key: string; readonly app: RemoteApp }>();
  const key = `${keyOf(remote)}#${turn.count}`;

  useEffect(() => {
    let isCurrent = true;
    const settle = (app: RemoteApp): void => {
      if (isCurrent) setSettled({ key, app });
    };
    load(remote).then(
      (module) => settle({ state: 'ready', module }),
      async (error: unknown) => {
        settle({ state: 'failed' });
        // What comes after all takes the place of the message by itself.
        const module = error instanceof TooLate ? await error.work.catch(() => undefined) : undefined;
        if (module === undefined || !isCurrent) return;
        loaded().set(keyOf(remote), Promise.resolve(module));
        setRunning(remote.name, remote.version);
        settle({ state: 'ready', module });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, key]);

  const retry = useCallback(() => {
    const loadNewest = async (): Promise<void> => {
      setTurn(({ count }) => ({ count, isLooking: true }));
      await atMost(LOOK_WITHIN_MS, refreshRegistry());
      loaded().delete(keyOf(remote));
      adoptNewest();
      setTurn(({ count }) => ({ count: count + 1, isLooking: false }));
    };
    void loadNewest();
  }, [remote, refreshRegistry, adoptNewest]);

  return { app: settled?.key === key && !turn.isLooking ? settled.app : LOADING, retry };
};
