import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time, fresh to half a minute: for texts such as `오늘 18시 이후` that change while a page stays open. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
