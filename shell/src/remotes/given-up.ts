import { deviceMemory, tabMemory } from '@dongne/platform';
import type { RemoteDeployment } from '../registry/registry';

type Memory = typeof tabMemory;

const keyOf = (name: string): string => `given-up:${name}`;

/** Versions that were given up, under the live one at that time; under another one they are forgotten. */
const givenUpIn = (memory: Memory, { name, version }: RemoteDeployment): readonly string[] => {
  const [live, ...givenUp] = memory.read(keyOf(name))?.split(' ') ?? [];
  if (live === version) return givenUp;
  if (live !== undefined) memory.forget(keyOf(name));
  return [];
};

/**
 * Shows a version of a remote no more, as far as there is another one and until a newer one is live.
 *
 * @param memory who remembers it: the tab, or this browser for ever.
 */
export const giveUp = (remote: RemoteDeployment, version: string, memory: Memory): void =>
  memory.keep(keyOf(remote.name), [remote.version, ...givenUpIn(memory, remote), version].join(' '));

/** Whether a version was given up. */
export const isGivenUp = (remote: RemoteDeployment, version: string): boolean =>
  [tabMemory, deviceMemory].some((memory) => givenUpIn(memory, remote).includes(version));

/** Whether there is a version before the live one that may stand in for it. */
export const hasFallback = (remote: RemoteDeployment): boolean =>
  remote.fallback !== undefined && !isGivenUp(remote, remote.fallback.version);

/** Whether the live version is not even tried. Where both were given up, neither is worse, and it is. */
export const isSkipped = (remote: RemoteDeployment): boolean =>
  hasFallback(remote) && isGivenUp(remote, remote.version);
