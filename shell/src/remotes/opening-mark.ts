import { deviceMemory, deviceNow, tabMemory } from '@dongne/platform';

const KEY = 'opening';
/** Opening that was blocked, or killed, before: `name@version path`. */
const SUSPECT = 'blocked';
/** Age of a mark whose page was blocked; a younger one is of another tab, or of an impatient reload. */
const BLOCKED_AFTER_MS = 5_000;

/** Page of a remote that opens. */
export interface OpeningPage {
  /** `name@version` of its remote. */
  readonly version: string;
  readonly path: string;
}

/**
 * Marks a page before it renders, in the browser and in its tab. The mark is removed once the page has settled, and
 * when it is hidden or left: only a page that blocks its thread, or a killed browser, leaves one.
 */
export const markOpening = ({ version, path }: OpeningPage): void => {
  for (const memory of [deviceMemory, tabMemory]) memory.keep(KEY, `${version} ${path} ${deviceNow()}`);
};

/** Removes the mark of this page; that of another one stays. */
export const clearOpeningMark = ({ version, path }: OpeningPage): void => {
  for (const memory of [deviceMemory, tabMemory])
    if (memory.read(KEY)?.startsWith(`${version} ${path} `) === true) memory.forget(KEY);
};

/** Called when a page has settled: an earlier mark of it was not its fault. */
export const clearSuspicion = ({ version, path }: OpeningPage): void => {
  if (deviceMemory.read(SUSPECT) === `${version} ${path}`) deviceMemory.forget(SUSPECT);
};

// The class of these entries is missing in Safari before 15.
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');

/** Opening that left its mark. */
export interface LeftOpening extends OpeningPage {
  /** Whether its tab was reloaded: no browser was killed, and a page whose thread is free removes its mark. */
  readonly wasReloaded: boolean;
}

/** Opening that has left a mark; `undefined` without one, or with one that is too young. */
export const leftOpening = (): LeftOpening | undefined => {
  const mark = deviceMemory.read(KEY);
  const [version, path, openedAt] = mark?.split(' ') ?? [];
  if (version === undefined || path === undefined || !(deviceNow() - Number(openedAt) >= BLOCKED_AFTER_MS))
    return undefined;
  return { version, path, wasReloaded: tabMemory.read(KEY) === mark && isReload() };
};

/**
 * Removes the mark of an opening and suspects its version.
 *
 * @returns whether the same version was suspected before, and no opening of that page has settled since.
 */
export const suspect = ({ version, path }: OpeningPage): boolean => {
  for (const memory of [deviceMemory, tabMemory]) memory.forget(KEY);
  const wasSuspected = deviceMemory.read(SUSPECT)?.split(' ')[0] === version;
  deviceMemory.keep(SUSPECT, `${version} ${path}`);
  return wasSuspected;
};
