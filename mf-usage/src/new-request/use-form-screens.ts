import { useBackStep, useIsHydrated, usePagesBack } from '@dongne/platform';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMendStep } from '../mend/mend-paths';

/** Screens of the form: time and pieces, then the treatment and the order. */
export type FormScreen = 'what' | 'check';

const STEP = 'step';
const CHECK: FormScreen = 'check';

/** Whether this history entry was pushed from the first screen; kept in its state to survive a reload. */
const isAboveFirst = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAboveFirst' in state && state.isAboveFirst === true;

/** Whether the address asks for the second screen. */
export const useAsksForCheck = (): boolean => useSearchParams()[0].get(STEP) === CHECK;

/**
 * Screens of the form as history entries (`?step=check`); the form stays mounted with its input.
 * @param canCheck the first screen has no problem. Otherwise the second one leads back to it.
 * @param beginsAtCheck an order like an earlier one, whose link does not name the screen yet.
 */
export const useFormScreens = (canCheck: boolean, beginsAtCheck: boolean) => {
  const { state, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const goBack = usePagesBack();
  const isForm = useMendStep() === undefined;
  const isHydrated = useIsHydrated();
  const isAsked = useAsksForCheck() || (beginsAtCheck && new URLSearchParams(search).has('again'));
  const hasFirstBelow = isAboveFirst(state);
  const screen: FormScreen = isAsked && canCheck ? 'check' : 'what';

  // Goes once per history entry: a second click or error while the entry is left would leave another one.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  const leaveOnce = useCallback((go: () => void): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    go();
  }, []);

  const goToFirst = useCallback(() => {
    const query = new URLSearchParams(search);
    for (const name of [STEP, 'again']) query.delete(name);
    void navigate(`${pathname}?${query}`, { replace: true });
  }, [navigate, pathname, search]);
  const back = useCallback(
    () => leaveOnce(() => (hasFirstBelow ? goBack(1) : goToFirst())),
    [leaveOnce, hasFirstBelow, goBack, goToFirst],
  );

  // A second screen opened by a link has no entry of the first one below.
  useBackStep(isForm && screen === 'check' && !hasFirstBelow ? back : undefined);

  const isLost = isForm && isHydrated && isAsked && !canCheck;
  useEffect(() => {
    if (isLost) back();
  }, [isLost, back]);

  const goOn = (): void =>
    leaveOnce(() => {
      const query = new URLSearchParams(search);
      query.set(STEP, CHECK);
      void navigate(`${pathname}?${query}`, { state: { isAboveFirst: true } });
    });

  return { screen, goOn, back };
};
