import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@dongne/platform';
import { loadContainer, type Container } from './load-container';
import { BrokenVersion } from './load-limits';
import type { RemoteVersion } from '../registry/registry';
import { isTrusted } from '../registry/trusted-version';

const isRemoteModule = (module: unknown): module is RemoteModule =>
  typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes);

/**
 * Initializes a container with the shell's shares. Replaces federation's own remote loader, which is left out of the
 * build: it caches a remote by name, but each load here is independent.
 */
const share = async (container: Container): Promise<void> => {
  const { shareScopeMap } = getInstance() ?? {};
  const shares = shareScopeMap?.['default'];
  if (shareScopeMap === undefined || shares === undefined) throw new Error('The shell shares nothing');
  await container.init(shares, [], { version: '', shareScopeKeys: 'default', shareScopeMap });
};

/** Runs a remote's own code for the first time. @throws `BrokenVersion` when it throws. */
const evaluate = async (exposed: () => unknown): Promise<unknown> => {
  try {
    return await exposed();
  } catch (cause) {
    throw new BrokenVersion('The routes threw at import', { cause });
  }
};

/**
 * Loads a version from any origin: for one that a developer names. The only call into federation.
 *
 * @throws when its scripts fail to load or hold something else; `BrokenVersion` when they throw.
 */
export const loadAnyVersion = async (name: string, version: RemoteVersion, isRetry: boolean): Promise<RemoteModule> => {
  const container = await loadContainer(name, version, isRetry);
  await share(container);
  const exposed = await container.get('./routes');
  const module = await evaluate(exposed);
  if (!isRemoteModule(module)) throw new Error('The container exposes no routes');
  return module;
};

/**
 * Loads one version of a remote, once.
 *
 * @throws when its origin or hash is not allowed, and as `loadAnyVersion`.
 */
export const loadVersion = async (name: string, version: RemoteVersion, isRetry: boolean): Promise<RemoteModule> => {
  if (!isTrusted(version)) throw new Error('Its origin is not ours, or it has no hash');
  return loadAnyVersion(name, version, isRetry);
};
