import { drawnFor } from '../runtime/runtime';

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined; // storage is blocked in this browser's mode, or full
  }
};

const memoryOf = (storage: 'sessionStorage' | 'localStorage') => {
  /** Fallback for values that storage rejected. */
  const inPage = new Map<string, string>();
  return {
    read: (name: string): string | undefined =>
      inPage.get(name) ?? attempt(() => window[storage].getItem(name)) ?? undefined,
    keep: (name: string, text: string): void => {
      // Ignored on the server, where all requests would share it.
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
    /** Names of all values with this prefix. */
    names: (prefix: string): string[] =>
      [...new Set([...inPage.keys(), ...(attempt(() => Object.keys(window[storage])) ?? [])])].filter((name) =>
        name.startsWith(prefix),
      ),
  };
};

/**
 * Storage of a tab until it closes. Falls back to memory until the next load where storage is blocked or full; never
 * throws.
 */
export const tabMemory = memoryOf('sessionStorage');

/** Storage of this browser across tabs and restarts. Falls back as `tabMemory`. */
export const deviceMemory = memoryOf('localStorage');
