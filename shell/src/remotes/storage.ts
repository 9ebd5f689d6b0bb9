type StorageName = 'localStorage' | 'sessionStorage';

/** What is stored under a key; `null` also where storage is forbidden. */
export const stored = (storage: StorageName, key: string): string | null => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value, as far as storage is there and has room. */
export const store = (storage: StorageName, key: string, value: string): void => {
  try {
    window[storage].setItem(key, value);
  } catch {
    // Whoever asks must do without.
  }
};

/** Whether anything is kept under keys that begin so. */
export const hasStoredKey = (prefix: string): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
};
