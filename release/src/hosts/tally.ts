/**
 * Counts by key, and remembers only keys whose count is above 0.
 *
 * @returns adds to the count of a key, and gives the new one.
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
