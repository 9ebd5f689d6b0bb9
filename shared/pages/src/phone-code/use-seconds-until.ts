import { serverNow } from '@dongne/platform';
import { useSyncExternalStore } from 'react';

const TICK_MS = 250;

const everyTick = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
};

/** Counts down the seconds until a moment of the server's clock; 0 afterwards or without one. */
export const useSecondsUntil = (momentMs: number | undefined): number => {
  const secondsLeft = (): number =>
    momentMs === undefined ? 0 : Math.max(0, Math.ceil((momentMs - serverNow()) / 1_000));
  return useSyncExternalStore(everyTick, secondsLeft, secondsLeft);
};

/** Formats `179` as `2:59`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
