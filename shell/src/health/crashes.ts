import { tabMemory } from '@dongne/platform';

/** Crashes per session after which a version is replaced by its fallback. */
const CRASHES_TO_GIVE_UP = 3;

const keyOf = (name: string, version: string): string => `crashes:${name}@${version}`;

/** NaN for invalid storage values counts as none. */
const crashesOf = (name: string, version: string): number => Number(tabMemory.read(keyOf(name, version))) || 0;

/** Returns whether one more crash reaches the limit. */
export const isNextOneTooMany = (name: string, version: string): boolean =>
  crashesOf(name, version) + 1 >= CRASHES_TO_GIVE_UP;

/** Counts a crash of a page that was mounted and in use. */
export const countCrash = (name: string, version: string): void =>
  tabMemory.keep(keyOf(name, version), String(crashesOf(name, version) + 1));
