import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@dongne/platform';
import type { RemoteDeployment } from './registry';
import { LOAD_TIMEOUT_MS } from './script-loading';

/**
 * Loads one remote's pages: the live version, else the one before it. The only place that calls federation, so that
 * tests have one seam.
 *
 * @throws when neither version could be loaded; a later call starts afresh.
 */
export const loadRemoteApp = async (remote: RemoteDeployment): Promise<RemoteModule> => {
  try {
    return await attempt(remote.name, remote.entry);
  } catch (failure) {
    if (remote.fallbackEntry === undefined) throw failure;
    return attempt(remote.name, remote.fallbackEntry);
  }
};

const attempt = async (name: string, entry: string): Promise<RemoteModule> => {
  // `force`: without it a second registration of a name is ignored, and a failed container would stay failed.
  registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: true });
  const module: unknown = await withinTime(loadRemote(`${name}/routes`));
  if (!isRemoteModule(module)) throw new Error(`${name} exposes no routes`);
  return module;
};

const isRemoteModule = (module: unknown): module is RemoteModule =>
  typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes);

const withinTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The remote did not load in time')), LOAD_TIMEOUT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};
