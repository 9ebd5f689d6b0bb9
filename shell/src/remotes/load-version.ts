import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@dongne/platform';
import { loadContainer } from './load-container';
import type { RemoteVersion } from './registry';
import { isTrusted } from './trusted-version';

let loads = 0;

const isRemoteModule = (module: unknown): module is RemoteModule =>
  typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes);

/**
 * Loads a version whatever its origin: for the one a developer names. The only place that calls federation.
 *
 * @throws when its scripts do not come or hold something else.
 */
export const loadAnyVersion = async (name: string, version: RemoteVersion, isRetry: boolean): Promise<RemoteModule> => {
  // A name of its own for each load: federation keeps what it once knew of a name, and an old version may still be open.
  const id = `${name}@${version.version}#${loads++}`;
  await loadContainer(id, name, version, isRetry);
  registerRemotes([{ name: id, entry: version.entry, type: 'global', entryGlobalName: name }]);
  const module: unknown = await loadRemote(`${id}/routes`);
  if (!isRemoteModule(module)) throw new Error('The container exposes no routes');
  return module;
};

/**
 * Loads one version of a remote, once.
 *
 * @throws when its origin or its hash is missing from what the page and the registry name, and as `loadAnyVersion`.
 */
export const loadVersion = async (name: string, version: RemoteVersion, isRetry: boolean): Promise<RemoteModule> => {
  if (!isTrusted(version)) throw new Error('Its origin is not ours, or it has no hash');
  return loadAnyVersion(name, version, isRetry);
};
