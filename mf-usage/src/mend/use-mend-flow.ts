import type { FormView } from '@dongne/pages';
import { popups, useBackStep, usePagesBack } from '@dongne/platform';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { garmentsWith, isBegun, MENDING_IS_OPEN, newGarment } from './mend-rules';
import { mendPath, type MendStep } from './mend-paths';
import type { FormGarment, MendValues } from './mend-values';

/** How many pages of the steps lie above the form: noted in the history, so that it holds after a reload. */
const depthOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'mendDepth' in state && typeof state.mendDepth === 'number'
    ? state.mendDepth
    : undefined;

/** Lets back lead to the form from a step that was opened by a link: nothing of the app lies behind it. */
export const useBackToForm = (): void => {
  const location = useLocation();
  const navigate = useNavigate();
  const form = mendPath(location);
  const leave = useCallback(() => void navigate(form, { replace: true }), [navigate, form]);
  useBackStep(depthOf(location.state) === undefined ? leave : undefined);
};

/** Moves through the steps, from the form and back to it. */
export const useMendFlow = ({ values, change }: FormView<MendValues>) => {
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = usePagesBack();
  const depth = depthOf(location.state);

  // Pressed twice, a button opens one page: the second press would lay another one into the history, uncounted.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [location.key]);
  const go = (step: MendStep): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(mendPath(location, step), { state: { mendDepth: (depth ?? 0) + 1 } });
  };

  /** One step back; who came here by a link has no step behind them. */
  const leave = (step?: MendStep): void => {
    if (depth !== undefined) return goBack(1);
    void navigate(mendPath(location, step), { replace: true });
  };

  return {
    go,
    leave,
    /** Opens the steps for a new garment, or goes on where somebody has left. */
    begin: () => {
      if (values.mending === null) change({ mending: newGarment() });
      go(1);
    },
    edit: (garment: FormGarment) => {
      // One garment at a time: the other one would be lost without a word.
      if (isBegun(values.mending) && values.mending?.id !== garment.id)
        return void popups.toast(MENDING_IS_OPEN, { tone: 'error' });
      change({ mending: garment });
      go(1);
    },
    /** The garment of the steps joins the others, and the form stands again. */
    finish: (garment: FormGarment) => {
      change({ garments: garmentsWith(values.garments, garment), mending: null });
      if (depth !== undefined) return goBack(depth);
      void navigate(mendPath(location), { replace: true });
    },
    to: (step: MendStep): string => mendPath(location, step),
  };
};
