import { useEffect, useState } from 'react';

/** Debounced value: one search per word instead of per key. */
export const useDebounced = <T>(value: T, quietMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
};
