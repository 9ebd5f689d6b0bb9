import { useBackStep, useIsHydrated, usePagesBack } from '@dongne/platform';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMendStep } from '../mend/mend-paths';

/** Screens of the form: time and pieces, then the treatment and the order. */
export type FormScreen = 'what' | 'check';

const STEP = 'step';
const CHECK: FormScreen = 'check';

/** Timeout: browsers go back within milliseconds, and one that does not must not block the end of an order. */
const PATIENCE_MS = 1_000;

/** Whether this history entry was pushed from the first screen; kept in its state to survive a reload. */
const isAboveFirst = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAboveFirst' in state && state.isAboveFirst === true;

/** Whether the address asks for the second screen. */
export const useAsksForCheck = (): boolean => useSearchParams()[0].get(STEP) === CHECK;

/** Screens of the form as history entries (`?step=check`); the form stays mounted with its input. */
export const useScreenHistory = () => {
  const { state, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const goBack = usePagesBack();
  const isForm = useMendStep() === undefined;
  const hasFirstBelow = isAboveFirst(state);
  const [isEnding, setIsEnding] = useState(false);

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

  const back = useCallback(
    () =>
      leaveOnce(() => {
        if (hasFirstBelow) return goBack(1);
        const query = new URLSearchParams(search);
        for (const name of [STEP, 'again']) query.delete(name);
        void navigate(`${pathname}?${query}`, { replace: true });
      }),
    [leaveOnce, hasFirstBelow, goBack, navigate, pathname, search],
  );

  const goOn = (): void =>
    leaveOnce(() => {
      const query = new URLSearchParams(search);
      query.set(STEP, CHECK);
      void navigate(`${pathname}?${query}`, { state: { isAboveFirst: true } });
    });

  const afterwards = useRef<(() => void) | undefined>(undefined);
  const arrive = () => {
    const then = afterwards.current;
    afterwards.current = undefined;
    then?.();
  };
  const handleEntry = useEffectEvent(() => {
    if (!hasFirstBelow) arrive();
  });
  useEffect(() => handleEntry(), [hasFirstBelow]);

  /** Removes the second screen from the history, so that back from the next page skips the form. */
  const end = (then: () => unknown): unknown => {
    if (!hasFirstBelow) return then();
    setIsEnding(true);
    return new Promise((resolve) => {
      afterwards.current = () => resolve(then());
      goBack(1);
      setTimeout(arrive, PATIENCE_MS);
    });
  };

  return { isForm, hasFirstBelow, isEnding, back, goOn, end };
};

/**
 * Screen that is shown.
 * @param canCheck the first screen has no problem. Otherwise the second one leads back to it.
 * @param beginsAtCheck an order like an earlier one, whose link does not name the screen yet.
 */
export const useFormScreen = (
  { isForm, hasFirstBelow, isEnding, back }: ReturnType<typeof useScreenHistory>,
  canCheck: boolean,
  beginsAtCheck: boolean,
): FormScreen => {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const isAsked = useAsksForCheck() || (beginsAtCheck && query.has('again'));
  const isCheck = isEnding || (isAsked && canCheck);

  // A second screen opened by a link has no entry of the first one below.
  useBackStep(isForm && isCheck && !isEnding && !hasFirstBelow ? back : undefined);

  const isLost = isForm && isHydrated && isAsked && !isCheck;
  useEffect(() => {
    if (isLost) back();
  }, [isLost, back]);

  return isCheck ? 'check' : 'what';
};
