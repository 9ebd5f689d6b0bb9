import { giveUp } from '../remotes/running-versions';
import { store, stored } from '../remotes/storage';

/** A version that crashed this often in a session is not shown again while there is one before it. */
export const CRASHES_TO_GIVE_UP = 3;

/** Where storage is forbidden, a session lasts as long as the page. */
const inPage = new Map<string, number>();

const keyOf = (name: string, version: string): string => `crashes:${name}@${version}`;

const crashesOf = (name: string, version: string): number => {
  const key = keyOf(name, version);
  return Number(stored('sessionStorage', key)) || (inPage.get(key) ?? 0);
};

/** Whether one more crash is one too many. */
export const isNextOneTooMany = (name: string, version: string): boolean =>
  crashesOf(name, version) + 1 >= CRASHES_TO_GIVE_UP;

/** Counts that a page of a remote threw while it was drawn; one too often, and the version is given up. */
export const countCrash = (name: string, version: string): void => {
  if (isNextOneTooMany(name, version)) giveUp(name, version);
  const crashes = crashesOf(name, version) + 1;
  inPage.set(keyOf(name, version), crashes);
  store('sessionStorage', keyOf(name, version), String(crashes));
};
