import type { RemoteModule } from '@dongne/platform';
import { useCallback, useEffect, useState } from 'react';
import { loadRemoteApp } from './load-remote-app';
import type { RemoteDeployment } from './registry';

export type RemoteApp =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly module: RemoteModule };

/** Loaded remotes by `name@version`; a failed attempt is not kept. */
const loaded = new Map<string, Promise<RemoteModule>>();

const keyOf = ({ name, version }: RemoteDeployment): string => `${name}@${version}`;

const load = (remote: RemoteDeployment): Promise<RemoteModule> => {
  const key = keyOf(remote);
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const attempt = loadRemoteApp(remote);
  loaded.set(key, attempt);
  attempt.catch(() => loaded.delete(key));
  return attempt;
};

/** Starts loading a remote before its page is opened (a finger on its tab); a failure shows when the page does. */
export const prefetchRemote = (remote: RemoteDeployment): void => {
  load(remote).catch(() => undefined);
};

/** One remote's pages, and a way to load them again, also after they loaded but one of their chunks did not. */
export const useRemoteApp = (remote: RemoteDeployment): { app: RemoteApp; retry: () => void } => {
  const [app, setApp] = useState<RemoteApp>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    setApp({ state: 'loading' });
    load(remote).then(
      (module) => isCurrent && setApp({ state: 'ready', module }),
      () => isCurrent && setApp({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, attempt]);

  const retry = useCallback(() => {
    loaded.delete(keyOf(remote));
    setAttempt((count) => count + 1);
  }, [remote]);

  return { app, retry };
};
