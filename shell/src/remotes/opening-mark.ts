import { deviceMemory, deviceNow } from '@dongne/platform';

const KEY = 'opening';
/** Age of a mark whose page was blocked; a younger one is of another tab, or of an impatient reload. */
const BLOCKED_AFTER_MS = 5_000;

/** Page of a remote that opens. */
export interface OpeningPage {
  /** `name@version` of its remote. */
  readonly version: string;
  readonly path: string;
}

/**
 * Marks a page before it renders. The mark is removed once the page has settled, and when it is hidden or left: only a
 * page that blocks its thread leaves one.
 */
export const markOpening = ({ version, path }: OpeningPage): void =>
  deviceMemory.keep(KEY, `${version} ${path} ${deviceNow()}`);

/** Removes the mark of this page; that of another one stays. */
export const clearOpeningMark = ({ version, path }: OpeningPage): void => {
  if (deviceMemory.read(KEY)?.startsWith(`${version} ${path} `) === true) deviceMemory.forget(KEY);
};

/** Version that has blocked its page; `undefined` without a mark, or with one that is too young. */
export const blockedVersion = (): string | undefined => {
  const [version, , openedAt] = deviceMemory.read(KEY)?.split(' ') ?? [];
  return deviceNow() - Number(openedAt) >= BLOCKED_AFTER_MS ? version : undefined;
};

/** Removes any mark, once its version is given up. */
export const forgetBlocked = (): void => deviceMemory.forget(KEY);
