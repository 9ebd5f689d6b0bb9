import type { RemoteModule } from '@dongne/platform';
import { loadAnyVersion } from './load-version';
import { setRunning } from '../health/running-versions';
import { overrideOf } from '../override/local-overrides';

/** What a report and the badge call it. */
const LOCAL = 'local';

const containerIn = (manifest: unknown): string | undefined => {
  const found: unknown = ['metaData', 'remoteEntry', 'name'].reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    manifest,
  );
  return typeof found === 'string' ? found : undefined;
};

/**
 * Loads a remote from a developer's own machine. It changes while it is worked on, so nothing promises its hash.
 *
 * @returns `undefined` when the override names another machine: then it is none.
 * @throws when it does not load. No other version stands in for it: a developer wants to know.
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
