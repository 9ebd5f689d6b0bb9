import { deviceNow } from '@dongne/platform';
import type { getRemoteEntry } from '@module-federation/enhanced/runtime';
import type { RemoteVersion } from '../registry/registry';

/** What a remote's build leaves behind: it takes what the shell shares, then gives what it exposes. */
export type Container = Exclude<Awaited<ReturnType<typeof getRemoteEntry>>, false | void>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/** Takes what a container script has left behind, so that the next script cannot be mistaken for this one. */
const takeGlobal = (name: string): unknown => {
  const left: unknown = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, undefined);
  return left;
};

/**
 * Loads a container script. One of other bytes than the registry promises is blocked by the browser.
 *
 * @param isRetry asks past whatever a cache may have kept of a broken answer.
 * @throws when the script does not come, is not what the registry promises, or is no container.
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
    // As the page's preload hints ask for it; otherwise the file is fetched twice.
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.onerror = () => {
      script.remove();
      reject(new Error('The container script did not come, or is not the published one'));
    };
    script.onload = () => {
      script.remove();
      const container = takeGlobal(name);
      if (!isContainer(container)) return reject(new Error('The container script holds no container'));
      resolve(container);
    };
    document.head.append(script);
  });
