import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime/runtime-context';
import { onClockChange, renderNow } from './server-clock';

const TICK_MS = 30_000;

/** The server's time in ms, fresh to half a minute: for texts such as `오늘 18시 이후` that change while a page stays open. */
export const useNow = (): number => {
  const owner = useRuntime();
  const [now, setNow] = useState(() => renderNow(owner));
  useEffect(() => {
    const look = (): void => setNow(renderNow(owner));
    // An answer may have come between the first rendering and this effect.
    look();
    const stop = onClockChange(look, owner);
    const timer = setInterval(look, TICK_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [owner]);
  return now;
};
