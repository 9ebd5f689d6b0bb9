import { useEffect, useState } from 'react';

/** A value once it has stopped changing for so long: a search per word instead of one per key. */
export const useSettled = <T>(value: T, quietMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
};
