import type { RemoteModule } from '@dongne/platform';
import { useCallback, useEffect, useState } from 'react';
import { loadRemoteApp } from './load-remote-app';
import type { RemoteDeployment } from './registry';

export type RemoteApp =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly module: RemoteModule };

const LOADING: RemoteApp = { state: 'loading' };

/** Loaded remotes by `name@version`; a failed attempt is not kept. */
const loaded = new Map<string, Promise<RemoteModule>>();

const keyOf = ({ name, version }: RemoteDeployment): string => `${name}@${version}`;

const load = (remote: RemoteDeployment): Promise<RemoteModule> => {
  const key = keyOf(remote);
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const attempt = loadRemoteApp(remote);
  loaded.set(key, attempt);
  attempt.catch(() => {
    // A later attempt may have taken its place.
    if (loaded.get(key) === attempt) loaded.delete(key);
  });
  return attempt;
};
/** Starts loading a remote before its page is opened (a finger on its tab); a failure shows when the page does. */
export const prefetchRemote = (remote: RemoteDeployment): void => {
  load(remote).catch(() => undefined);
};

/** One remote's pages, and a way to load them again, also after they loaded but one of their chunks did not. */
export const useRemoteApp = (remote: RemoteDeployment): { app: RemoteApp; retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly key: string; readonly app: RemoteApp }>();
  const key = `${keyOf(remote)}#${attempt}`;

  useEffect(() => {
    let isCurrent = true;
    const settle = (app: RemoteApp): void => {
      if (isCurrent) setSettled({ key, app });
    };
    load(remote).then(
      (module) => settle({ state: 'ready', module }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, key]);

  const retry = useCallback(() => {
    loaded.delete(keyOf(remote));
    setAttempt((count) => count + 1);
  }, [remote]);

  return { app: settled?.key === key ? settled.app : LOADING, retry };
};
