import { ownedByRuntime } from '@dongne/platform';

/** Which version of each remote was loaded last: what reports name, and what is counted when it crashes. */
const running = ownedByRuntime(() => new Map<string, string>());

export const setRunning = (name: string, version: string): void => {
  running().set(name, version);
};

/** `undefined`: the remote has not been loaded yet. */
export const runningVersion = (name: string): string | undefined => running().get(name);
