/**
 * Counts by key and forgets keys at 0.
 *
 * @returns a function that changes the count of a key and returns the new one.
 */
export const createTally = () => {
  const counts = new Map<string, number>();
  return (key: string, change: 1 | -1): number => {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
    return count;
  };
};
