import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime/runtime-context';
import { onClockChange, renderNow } from './server-clock';

const TICK_MS = 30_000;

/** Server's time in ms, updated every half minute: for texts such as `오늘 18시 이후` on a page that stays open. */
export const useNow = (): number => {
  const owner = useRuntime();
  const [now, setNow] = useState(() => renderNow(owner));
  useEffect(() => {
    const update = (): void => setNow(renderNow(owner));
    // The clock may have been corrected between the first render and this effect.
    update();
    const stop = onClockChange(update, owner);
    const timer = setInterval(update, TICK_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [owner]);
  return now;
};
