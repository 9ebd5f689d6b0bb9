import { isModalOpen } from '@dongne/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Distance that triggers a refresh; the spinner moves by a fraction of the finger's way. */
const ENOUGH_PX = 72;
const MOST_PX = 96;
const RESISTANCE = 0.5;

/**
 * Tracks one finger that pulls the page down from its top.
 *
 * @param onPulled called on release beyond the threshold.
 * @returns distance of the pull in px; 0 without one.
 */
export const usePull = (onPulled: () => void): number => {
  const [pulled, setPulled] = useState(0);
  const startY = useRef<number>(undefined);

  const begin = useEffectEvent(({ touches }: TouchEvent) => {
    const isPull = touches.length === 1 && window.scrollY <= 0 && !isModalOpen();
    startY.current = isPull ? touches[0]?.clientY : undefined;
  });
  const follow = useEffectEvent(({ touches }: TouchEvent) => {
    const y = touches[0]?.clientY;
    if (startY.current === undefined || y === undefined) return;
    const isPull = touches.length === 1 && y > startY.current && window.scrollY <= 0;
    setPulled(isPull ? Math.min((y - startY.current) * RESISTANCE, MOST_PX) : 0);
    // A touch that scrolled first does not pull.
    if (!isPull && window.scrollY > 0) startY.current = undefined;
  });
  const end = useEffectEvent(({ type }: TouchEvent) => {
    startY.current = undefined;
    setPulled(0);
    if (type === 'touchend' && pulled >= ENOUGH_PX) onPulled();
  });

  useEffect(() => {
    const listeners = [
      ['touchstart', (event: TouchEvent) => begin(event)],
      ['touchmove', (event: TouchEvent) => follow(event)],
      ['touchend', (event: TouchEvent) => end(event)],
      ['touchcancel', (event: TouchEvent) => end(event)],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener, { passive: true });
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener);
    };
  }, []);
  return pulled;
};
