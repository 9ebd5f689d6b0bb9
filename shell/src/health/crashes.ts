import { tabMemory } from '@dongne/platform';

/** A version that crashed this often in a session is not shown again while there is one before it. */
const CRASHES_TO_GIVE_UP = 3;

const keyOf = (name: string, version: string): string => `crashes:${name}@${version}`;

/** None, too, when somebody has put garbage there. */
const crashesOf = (name: string, version: string): number => Number(tabMemory.read(keyOf(name, version))) || 0;

/** Whether one more crash is one too many. */
export const isNextOneTooMany = (name: string, version: string): boolean =>
  crashesOf(name, version) + 1 >= CRASHES_TO_GIVE_UP;

/** Counts that a page of a remote threw after it had stood and was used. */
export const countCrash = (name: string, version: string): void =>
  tabMemory.keep(keyOf(name, version), String(crashesOf(name, version) + 1));
