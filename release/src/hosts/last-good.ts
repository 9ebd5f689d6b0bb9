/** Storage of the last good value beyond a restart. Losing it is harmless. */
export interface LastGoodStorage<T> {
  /** Called with each new value. */
  readonly write: (value: T) => Promise<void>;
  /** Called after each reading that succeeded. */
  readonly onRead?: () => void;
  /** @throws when nothing usable is stored. */
  readonly read: () => Promise<T>;
}

/**
 * Wraps a reader so that it returns the last good value after an error, also after a restart: a broken registry stops
 * no host.
 *
 * @throws the reader's error when no value was ever good.
 */
export const lastGood = <T>(read: () => Promise<T>, storage: LastGoodStorage<T>): (() => Promise<T>) => {
  let known: { readonly value: T } | undefined;
  return async () => {
    try {
      const value = await read();
      if (value !== known?.value)
        await storage
          .write(value)
          .catch((error: unknown) => console.error('The last good value is not stored:', error));
      known = { value };
      storage.onRead?.();
    } catch (error) {
      known ??= await storage.read().then(
        (value) => ({ value }),
        () => undefined,
      );
      if (known === undefined) throw error;
      console.error('Reading failed; serving the last good value:', error);
    }
    return known.value;
  };
};
