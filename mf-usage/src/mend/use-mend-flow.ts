import type { FormView } from '@dongne/pages';
import { popups, useBackStep, usePagesBack } from '@dongne/platform';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { garmentsWith, isBegun, MENDING_IS_OPEN, newGarment } from './mend-rules';
import { mendPath, type MendStep } from './mend-paths';
import type { FormGarment, MendValues } from './mend-values';

/** Number of step pages above the form, stored in the history state to survive a reload. */
const depthOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'mendDepth' in state && typeof state.mendDepth === 'number'
    ? state.mendDepth
    : undefined;

/** Sends back to the form when a step was opened by a link, since no history entry of the app precedes it. */
export const useBackToForm = (): void => {
  const location = useLocation();
  const navigate = useNavigate();
  const form = mendPath(location);
  const leave = useCallback(() => void navigate(form, { replace: true }), [navigate, form]);
  useBackStep(depthOf(location.state) === undefined ? leave : undefined);
};

/** Navigation through the steps and back to the form. */
export const useMendFlow = ({ values, change }: FormView<MendValues>) => {
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = usePagesBack();
  const depth = depthOf(location.state);

  // Ignores the second click of a double click, which would push an uncounted history entry.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [location.key]);
  const go = (step: MendStep): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(mendPath(location, step), { state: { mendDepth: (depth ?? 0) + 1 } });
  };

  /** Goes one step back; a step opened by a link has no previous entry. */
  const leave = (step?: MendStep): void => {
    if (depth !== undefined) return goBack(1);
    void navigate(mendPath(location, step), { replace: true });
  };

  return {
    go,
    leave,
    /** Opens the steps for a new garment, or resumes the unfinished one. */
    begin: () => {
      if (values.mending === null) change({ mending: newGarment() });
      go(1);
    },
    edit: (garment: FormGarment) => {
      // Allows one garment at a time: replacing an unfinished one would lose it silently.
      if (isBegun(values.mending) && values.mending?.id !== garment.id)
        return void popups.toast(MENDING_IS_OPEN, { tone: 'error' });
      change({ mending: garment });
      go(1);
    },
    /** Adds the garment of the steps to the others and returns to the form. */
    finish: (garment: FormGarment) => {
      change({ garments: garmentsWith(values.garments, garment), mending: null });
      if (depth !== undefined) return goBack(depth);
      void navigate(mendPath(location), { replace: true });
    },
    to: (step: MendStep): string => mendPath(location, step),
  };
};
