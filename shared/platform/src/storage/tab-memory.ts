import { drawnFor } from '../runtime/runtime';

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined; // storage is forbidden in this browser's mode, or full
  }
};

const memoryOf = (storage: 'sessionStorage' | 'localStorage') => {
  /** What could not be written where it belongs. */
  const inPage = new Map<string, string>();
  return {
    read: (name: string): string | undefined =>
      inPage.get(name) ?? attempt(() => window[storage].getItem(name)) ?? undefined,
    keep: (name: string, text: string): void => {
      // The server's memory is everybody's.
      if (drawnFor() !== undefined) return;
      inPage.set(name, text);
      attempt(() => {
        window[storage].setItem(name, text);
        inPage.delete(name);
      });
    },
    forget: (name: string): void => {
      inPage.delete(name);
      attempt(() => window[storage].removeItem(name));
    },
    /** Everything that is kept under names that begin so. */
    names: (prefix: string): string[] =>
      [...new Set([...inPage.keys(), ...(attempt(() => Object.keys(window[storage])) ?? [])])].filter((name) =>
        name.startsWith(prefix),
      ),
  };
};

/** What a tab remembers until it closes. Where storage is forbidden or full, until its page is loaded again: nothing here throws. */
export const tabMemory = memoryOf('sessionStorage');

/** What this browser remembers, in all of its tabs and over a restart. Where storage is forbidden or full, as `tabMemory`. */
export const deviceMemory = memoryOf('localStorage');
