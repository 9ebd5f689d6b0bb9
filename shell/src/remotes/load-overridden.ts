import type { RemoteModule } from '@dongne/platform';
import { loadAnyVersion } from './load-version';
import { setRunning } from '../health/running-versions';
import { overrideOf } from '../override/local-overrides';

/** Version name in reports and on the badge. */
const LOCAL = 'local';

const containerIn = (manifest: unknown): string | undefined => {
  const found: unknown = ['metaData', 'remoteEntry', 'name'].reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    manifest,
  );
  return typeof found === 'string' ? found : undefined;
};

/**
 * Loads a remote from a developer's own machine, without a hash, because it changes during development.
 *
 * @returns `undefined` when the override names another machine: it is ignored.
 * @throws when it fails to load, without a fallback: a developer wants to see the error.
 */
export const loadOverridden = async (name: string): Promise<RemoteModule | undefined> => {
  const manifestUrl = overrideOf(name);
  if (manifestUrl === undefined) return undefined;
  const answer = await fetch(manifestUrl, { cache: 'no-store' });
  const container = containerIn(await answer.json());
  if (container === undefined) throw new Error(`${manifestUrl} names no container`);
  const version = { version: LOCAL, entry: new URL(container, manifestUrl).href, integrity: undefined };
  const module = await loadAnyVersion(name, version, true);
  setRunning(name, LOCAL);
  return module;
};
