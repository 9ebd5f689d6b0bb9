import { ownedByRuntime, type RemoteModule } from '@dongne/platform';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { setRunning } from '../health/running-versions';
import { loadPage } from './load-page';
import { loadRemoteApp } from './load-remote-app';
import { TooLate } from './load-limits';
import type { RemoteDeployment } from '../registry/registry';
import { adoptNewestAtom, refreshRegistryAtom } from '../registry/registry-in-use';

export type RemoteApp =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly module: RemoteModule };

const LOADING: RemoteApp = { state: 'loading' };

/** Remotes that are loaded or loading, by `name@version`; failed attempts are removed. */
const loaded = ownedByRuntime(() => new Map<string, Promise<RemoteModule>>());

/** Loaded remotes: their pages render synchronously. */
const ready = ownedByRuntime(() => new Map<string, RemoteModule>());

const keyOf = ({ name, version }: RemoteDeployment): string => `${name}@${version}`;

/** Caches a loaded remote. The server calls this before rendering, with the module from the store. */
export const cacheModule = (remote: RemoteDeployment, module: RemoteModule): void => {
  ready().set(keyOf(remote), module);
};

/** Loads a remote, once. @throws when no version of it could be loaded. */
const loadRemote = (remote: RemoteDeployment): Promise<RemoteModule> => {
  const key = keyOf(remote);
  const attempts = loaded();
  const known = attempts.get(key);
  if (known !== undefined) return known;
  const attempt = loadRemoteApp(remote);
  attempts.set(key, attempt);
  attempt.then(
    (module) => cacheModule(remote, module),
    () => {
      // A later attempt may have replaced it.
      if (attempts.get(key) === attempt) attempts.delete(key);
    },
  );
  return attempt;
};

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

/** Longest time that rendering, or hydration of the bars, waits for the page's file. */
const PAGE_WITHIN_MS = 1_000;

/** Replaces a failed attempt by its late result. */
const cacheLateModule = (remote: RemoteDeployment, module: RemoteModule): void => {
  loaded().set(keyOf(remote), Promise.resolve(module));
  cacheModule(remote, module);
  setRunning(remote.name, remote.version);
};

const lateModuleOf = async (error: unknown): Promise<RemoteModule | undefined> =>
  error instanceof TooLate ? error.work.catch(() => undefined) : undefined;

/**
 * Loads a remote and its opened page before hydration, without a limit: the HTML can be read meanwhile.
 *
 * @param onLate called when the remote exceeds its time limit or fails.
 * @returns whether it has loaded.
 */
export const loadBeforeHydration = async (
  remote: RemoteDeployment,
  pathname: string,
  onLate: () => void,
): Promise<boolean> => {
  const module = await loadRemote(remote).catch(async (error: unknown) => {
    onLate();
    const late = await lateModuleOf(error);
    if (late !== undefined) cacheLateModule(remote, late);
    return late;
  });
  if (module === undefined) return false;
  await atMost(PAGE_WITHIN_MS, loadPage(module, pathname));
  return true;
};

/** Prefetches a page before it is opened (pointer down on its link); a failure shows when the page is opened. */
export const prefetchPage = (remote: RemoteDeployment, pathname: string): void => {
  loadRemote(remote).then(
    (module) => loadPage(module, pathname),
    () => undefined,
  );
};

/** Time limit for the registry, which must not delay a retry. */
const CHECK_WITHIN_MS = 1_000;

/** Pages of one remote and a retry, also for a loaded remote with a lost chunk. A retry loads the newest version. */
export const useRemoteApp = (remote: RemoteDeployment): { app: RemoteApp; retry: () => void } => {
  const refreshRegistry = useSetAtom(refreshRegistryAtom);
  const adoptNewest = useSetAtom(adoptNewestAtom);
  const [turn, setTurn] = useState({ count: 0, isLooking: false });
  const key = `${keyOf(remote)}#${turn.count}`;
  const [settled, setSettled] = useState<{ readonly key: string; readonly app: RemoteApp } | undefined>(() => {
    const module = ready().get(keyOf(remote));
    return module && { key, app: { state: 'ready', module } };
  });

  useEffect(() => {
    let isCurrent = true;
    const settle = (app: RemoteApp): void => {
      // A ready state is not set again: a state change above a server-rendered page before hydration would discard its
      // HTML.
      if (isCurrent) setSettled((known) => (known?.key === key && known.app.state === 'ready' ? known : { key, app }));
    };
    loadRemote(remote).then(
      async (module) => {
        await atMost(PAGE_WITHIN_MS, loadPage(module, window.location.pathname));
        settle({ state: 'ready', module });
      },
      async (error: unknown) => {
        settle({ state: 'failed' });
        loaded().delete(keyOf(remote));
        // A late result replaces the message by itself.
        const module = await lateModuleOf(error);
        if (module === undefined || !isCurrent) return;
        cacheLateModule(remote, module);
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
      await atMost(CHECK_WITHIN_MS, refreshRegistry());
      loaded().delete(keyOf(remote));
      ready().delete(keyOf(remote));
      adoptNewest();
      setTurn(({ count }) => ({ count: count + 1, isLooking: false }));
    };
    void loadNewest();
  }, [remote, refreshRegistry, adoptNewest]);

  return { app: settled?.key === key && !turn.isLooking ? settled.app : LOADING, retry };
};
