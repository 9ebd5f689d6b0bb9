import { tabMemory } from '@dongne/platform';

/** Which version of each remote was loaded last: what reports name, and what is counted when it crashes. */
const running = new Map<string, string>();

export const setRunning = (name: string, version: string): void => {
  running.set(name, version);
};

/** `undefined`: the remote has not been loaded yet. */
export const runningVersion = (name: string): string | undefined => running.get(name);

const keyOf = (name: string, version: string): string => `given-up:${name}@${version}`;

/** Shows a version no more in this session, as far as there is one before it. */
export const giveUp = (name: string, version: string): void => {
  tabMemory.keep(keyOf(name, version), 'yes');
};

/** Whether a version was given up in this session. */
export const isGivenUp = (name: string, version: string): boolean => tabMemory.read(keyOf(name, version)) !== undefined;
