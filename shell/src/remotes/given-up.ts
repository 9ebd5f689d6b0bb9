import { deviceMemory, tabMemory } from '@dongne/platform';
import type { RemoteDeployment } from '../registry/registry';

type Memory = typeof tabMemory;

const keyOf = (name: string): string => `given-up:${name}`;
/** Version of a remote that was given up in this tab, although it may not be to blame. */
const uncertainKeyOf = (name: string): string => `given-up-uncertainly:${name}`;

/** Versions given up while the current one was live; a new live version clears them. */
const givenUpIn = (memory: Memory, { name, version }: RemoteDeployment): readonly string[] => {
  const [live, ...givenUp] = memory.read(keyOf(name))?.split(' ') ?? [];
  if (live === version) return givenUp;
  if (live !== undefined) memory.forget(keyOf(name));
  return [];
};

/**
 * Stops using a version of a remote until a newer one is live, if there is another one.
 *
 * @param memory the tab's storage or the browser's.
 */
export const giveUp = (remote: RemoteDeployment, version: string, memory: Memory): void =>
  memory.keep(keyOf(remote.name), [remote.version, ...new Set([...givenUpIn(memory, remote), version])].join(' '));

/** Stops using a version in this tab, although it may not be to blame: what follows is not counted. */
export const giveUpUncertainly = (remote: RemoteDeployment, version: string): void => {
  giveUp(remote, version, tabMemory);
  tabMemory.keep(uncertainKeyOf(remote.name), version);
};

/** Returns whether a version was given up only in this tab, and may not be to blame. */
export const isGivenUpUncertainly = (remote: RemoteDeployment, version: string): boolean =>
  tabMemory.read(uncertainKeyOf(remote.name)) === version && !givenUpIn(deviceMemory, remote).includes(version);

/** Returns whether a version was given up. */
export const isGivenUp = (remote: RemoteDeployment, version: string): boolean =>
  [tabMemory, deviceMemory].some((memory) => givenUpIn(memory, remote).includes(version));

/** Returns whether a usable fallback version exists. */
export const hasFallback = (remote: RemoteDeployment): boolean =>
  remote.fallback !== undefined && !isGivenUp(remote, remote.fallback.version);

/** Returns whether the live version is skipped. It is tried if both versions were given up. */
export const isSkipped = (remote: RemoteDeployment): boolean =>
  hasFallback(remote) && isGivenUp(remote, remote.version);
