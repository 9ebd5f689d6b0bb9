import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** Current step's way to leave; `undefined` outside of steps. Read by the shell's back handling. */
export const backStepAtom = atom<{ readonly leave: () => void } | undefined>(undefined);

/**
 * Makes back return to the previous step of a page with several steps, whatever triggered it (product specification §2,
 * back handling).
 *
 * @param leave goes to the previous step; stable while the step is the same. `undefined`: back leaves the page.
 */
export const useBackStep = (leave: (() => void) | undefined): void => {
  const setStep = useSetAtom(backStepAtom);
  // Layout effect: a second press right after the first must see the previous step.
  useLayoutEffect(() => {
    if (leave === undefined) return undefined;
    setStep({ leave });
    return () => setStep(undefined);
  }, [setStep, leave]);
};
