import { useEffect, useState } from 'react';
import { ownedByRuntime } from './runtime';
import { useRuntime } from './runtime-context';

const TICK_MS = 30_000;

/** What the clock says while the page is drawn that the server has drawn: as it said there. */
const firstDrawing = ownedByRuntime((): { now?: number | undefined } => ({}));

/** Lets pages be drawn as of a moment, until it is taken back with `undefined`. */
export const drawAsOf = (now: number | undefined): void => {
  firstDrawing().now = now;
};

/** The time, fresh to half a minute: for texts such as `오늘 18시 이후` that change while a page stays open. */
export const useNow = (): number => {
  const owner = useRuntime();
  const [now, setNow] = useState(() => firstDrawing(owner).now ?? Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
