import { ownedByRuntime } from '@dongne/platform';

/** Version of each remote that was loaded last; used in reports and crash counts. */
const running = ownedByRuntime(() => new Map<string, string>());

export const setRunning = (name: string, version: string): void => {
  running().set(name, version);
};

/** `undefined`: the remote has not been loaded. */
export const runningVersion = (name: string): string | undefined => running().get(name);
