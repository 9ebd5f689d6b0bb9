/**
 * Wraps a reader so that it returns the last good value after an error: a broken registry stops no running host.
 *
 * @throws the reader's error until it has succeeded once.
 */
export const lastGood = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let known: { readonly value: T } | undefined;
  return async () => {
    try {
      known = { value: await read() };
    } catch (error) {
      if (known === undefined) throw error;
      console.error('Reading failed; serving the last good value:', error);
    }
    return known.value;
  };
};
