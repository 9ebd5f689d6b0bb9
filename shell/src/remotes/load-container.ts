import { deviceNow } from '@dongne/platform';
import type { getRemoteEntry } from '@module-federation/enhanced/runtime';
import type { RemoteVersion } from '../registry/registry';
import { BrokenVersion } from './load-limits';

/** Global of a remote's build: takes the shell's shares in `init`, then returns its exposes. */
export type Container = Exclude<Awaited<ReturnType<typeof getRemoteEntry>>, false | void>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/** Takes and clears the global of a container script, so that the next script cannot be mistaken for this one. */
const takeGlobal = (name: string): unknown => {
  const left: unknown = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, undefined);
  return left;
};

/**
 * Loads a container script. The browser blocks a script whose hash differs.
 *
 * @param isRetry bypasses the cache, which may hold a broken response.
 * @throws when the script fails to load, has another hash, or is no container; `BrokenVersion` for the published one.
 */
export const loadContainer = (
  name: string,
  { entry, integrity }: RemoteVersion,
  isRetry: boolean,
): Promise<Container> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = isRetry ? `${entry}?retry=${deviceNow()}` : entry;
    script.async = true;
    // Must match the preload hints; otherwise the file is fetched twice.
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.onerror = () => {
      script.remove();
      reject(new Error('The container script did not come, or is not the published one'));
    };
    script.onload = () => {
      script.remove();
      const container = takeGlobal(name);
      const Failure = integrity === undefined ? Error : BrokenVersion;
      if (!isContainer(container)) return reject(new Failure('The container script holds no container'));
      resolve(container);
    };
    document.head.append(script);
  });
