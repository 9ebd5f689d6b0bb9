/** Value that is read again at most once in a while. */
export interface Polled<T> {
  /**
   * Returns what was read last, and reads again in the background once that is old. Waits for the first reading only.
   *
   * @throws the last error while nothing was ever read.
   */
  readonly last: () => Promise<T>;
  /** Reads now. @throws when that fails; `last` goes on with what was read before. */
  readonly fresh: () => Promise<T>;
}

/**
 * Reads a value for many callers: one reading at a time, and none sooner than an interval after the last one.
 *
 * @param noteFailure called with the error of the first reading that fails, until one succeeds again.
 * @param now clock in milliseconds.
 */
export const polled = <T>(
  read: () => Promise<T>,
  everyMs: number,
  noteFailure: (error: unknown) => void = () => undefined,
  now: () => number = Date.now,
): Polled<T> => {
  let known: { readonly value: T } | undefined;
  let failure: { readonly error: unknown } | undefined;
  let reading: Promise<T> | undefined;
  let readAt = -Infinity;

  const readOnce = (): Promise<T> => {
    reading ??= read()
      .then(
        (value) => {
          known = { value };
          failure = undefined;
          return value;
        },
        (error: unknown) => {
          if (failure === undefined) noteFailure(error);
          failure = { error };
          throw error;
        },
      )
      .finally(() => {
        readAt = now();
        reading = undefined;
      });
    return reading;
  };

  return {
    fresh: async () => {
      // A reading that began before this call may have missed a change.
      await reading?.catch(() => undefined);
      return readOnce();
    },
    last: async () => {
      const isOld = now() - readAt >= everyMs;
      if (known === undefined && failure === undefined) return readOnce();
      if (isOld) readOnce().catch(() => undefined);
      if (known !== undefined) return known.value;
      throw failure?.error;
    },
  };
};
