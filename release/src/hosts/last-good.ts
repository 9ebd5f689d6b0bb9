/**
 * A reader that answers with what it read last when reading fails: a registry that somebody broke takes nothing down
 * while the host runs.
 *
 * @throws what the reading threw, as long as it has never succeeded.
 */
export const lastGood = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let known: { readonly value: T } | undefined;
  return async () => {
    try {
      known = { value: await read() };
    } catch (error) {
      if (known === undefined) throw error;
      console.error('Serving what was read last:', error);
    }
    return known.value;
  };
};
