/**
 * Memoizes a function by object identity: a registry is the same for thousands of pages. Retries after an exception or
 * rejection.
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
