import { setTimeout as pause } from 'node:timers/promises';

/** Names of the files of a package on a bucket. */
export interface FileListing {
  /** Checks what was listed before, without a call. */
  readonly knows: (key: string) => boolean;
  /**
   * Lists again unless the file is known: each listing answers all who have asked since the last one, so that names that
   * do not exist cost no more calls.
   */
  readonly has: (key: string) => Promise<boolean>;
}

/**
 * Lists the files of a package when one is asked for that is not known.
 *
 * @param everyMs shortest time between two listings.
 */
export const fileListing = (list: () => Promise<readonly string[]>, everyMs: number): FileListing => {
  let keys: ReadonlySet<string> = new Set();
  let listedAt = -Infinity;
  let next: Promise<void> | undefined;

  const listNext = async (): Promise<void> => {
    const leftMs = listedAt + everyMs - performance.now();
    if (leftMs > 0) await pause(leftMs);
    // A file that is asked for from now on may be newer than this listing.
    next = undefined;
    listedAt = performance.now();
    keys = new Set(await list());
  };

  return {
    knows: (key) => keys.has(key),
    has: async (key) => {
      if (keys.has(key)) return true;
      next ??= listNext();
      await next;
      return keys.has(key);
    },
  };
};
