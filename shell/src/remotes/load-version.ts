import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@dongne/platform';
import { loadContainer, type Container } from './load-container';
import type { RemoteVersion } from '../registry/registry';
import { isTrusted } from '../registry/trusted-version';

const isRemoteModule = (module: unknown): module is RemoteModule =>
  typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes);

/**
 * Links what the shell shares into a container. As federation's own loader of remotes does it, which is left out of the
 * build: it knows a remote by its name, once, and here each load stands alone.
 */
const share = async (container: Container): Promise<void> => {
  const { shareScopeMap } = getInstance() ?? {};
  const shares = shareScopeMap?.['default'];
  if (shareScopeMap === undefined || shares === undefined) throw new Error('The shell shares nothing');
  await container.init(shares, [], { version: '', shareScopeKeys: 'default', shareScopeMap });
};

/**
 * Loads a version whatever its origin: for the one a developer names. The only place that calls federation.
 *
 * @throws when its scripts do not come or hold something else.
 */
export const loadAnyVersion = async (name: string, version: RemoteVersion, isRetry: boolean): Promise<RemoteModule> => {
  const container = await loadContainer(name, version, isRetry);
  await share(container);
  const exposed = await container.get('./routes');
  const module: unknown = await exposed();
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
