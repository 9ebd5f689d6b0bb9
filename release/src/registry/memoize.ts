/**
 * Computes what follows from an object once, as long as the same one is asked about: a registry is the same for thousands of pages.
 * A computation that throws or rejects is tried again.
 */
export const memoize = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    if (value instanceof Promise) value.catch(() => known.delete(key));
    return value;
  };
};
