import { registerPlugins, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteVersion } from './registry';

type Container = NonNullable<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/** Containers that have been loaded, by the id they are registered under. */
const containers = new Map<string, Container>();

/** Takes what a container script has left behind, so that the next script cannot be mistaken for this one. */
const takeGlobal = (name: string): unknown => {
  const left: unknown = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, undefined);
  return left;
};

/**
 * Loads a container script and keeps the container under `id`. A script of other bytes than the registry promises is
 * blocked by the browser.
 *
 * @param isRetry asks past whatever a cache may have kept of a broken answer.
 * @throws when the script does not come, is not what the registry promises, or is no container.
 */
export const loadContainer = (
  id: string,
  name: string,
  { entry, integrity }: RemoteVersion,
  isRetry: boolean,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = isRetry ? `${entry}?retry=${Date.now()}` : entry;
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
      containers.set(id, container);
      resolve();
    };
    document.head.append(script);
  });

/** Lets federation find the containers that `loadContainer` has loaded. */
export const installContainers = (): void => {
  registerPlugins([{ name: 'containers', loadEntry: async ({ remoteInfo }) => containers.get(remoteInfo.name) }]);
};
