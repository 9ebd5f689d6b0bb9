import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** How the page leaves the step it stands on; `undefined` outside of steps. The shell's back handling asks it. */
export const backStepAtom = atom<{ readonly leave: () => void } | undefined>(undefined);

/**
 * Lets a page of several steps take the back press, from wherever it comes, as the way to its step before (product
 * specification §2, back handling).
 *
 * @param leave goes to the step before; the same function while the step is the same. `undefined`: back leaves the page.
 */
export const useBackStep = (leave: (() => void) | undefined): void => {
  const setStep = useSetAtom(backStepAtom);
  // Not a passive effect: a second press right after the first must find the step already left.
  useLayoutEffect(() => {
    if (leave === undefined) return undefined;
    setStep({ leave });
    return () => setStep(undefined);
  }, [setStep, leave]);
};
