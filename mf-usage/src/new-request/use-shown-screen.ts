import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { FormScreen } from './use-form-screens';

/**
 * Shows another screen from its top and moves the focus to it, unless a field of the first screen has a problem, which
 * is focused itself.
 * @returns the element of each screen.
 */
export const useShownScreen = (
  screen: FormScreen,
  canCheck: boolean,
): Readonly<Record<FormScreen, RefObject<HTMLDivElement | null>>> => {
  const what = useRef<HTMLDivElement>(null);
  const check = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  const begin = useEffectEvent(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (screen === 'what' && !canCheck) return;
    window.scrollTo(0, 0);
    ({ what, check })[screen].current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => begin(), [screen]);
  return { what, check };
};
