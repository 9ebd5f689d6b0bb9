import { usePagesBack } from '@dongne/platform';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** State and navigation of a page with steps. */
export interface Steps<Step extends string> {
  readonly step: Step;
  /** Goes to a later step. */
  readonly go: (next: Step) => void;
  /** Goes back one step, like the app bar's button. */
  readonly back: () => void;
  /** Removes all steps from the history, so that back from the next page skips them; then runs the callback. */
  readonly leave: (then: () => void | Promise<void>) => void;
  /** Completed, or the callback of `leave` is pending: nothing may be sent again. */
  readonly isLeaving: boolean;
}

/** Timeout: browsers go back within milliseconds, and one that does not must not block completion. */
const PATIENCE_MS = 1_000;

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/**
 * Steps of a page as history entries (`?step=`): back by bar, gesture or key goes one step back.
 * The page stays mounted with its input.
 * @param steps all of them; the first is the start.
 * @param canGoOn whether the result of the first step exists. A reload loses it, which restarts the page.
 */
export const useSteps = <Step extends string>(steps: readonly [Step, ...Step[]], canGoOn: boolean): Steps<Step> => {
  const navigate = useNavigate();
  const goBack = usePagesBack();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [lastShown, setLastShown] = useState<Step>();
  const [isGoing, startGoing] = useTransition();
  const afterwards = useRef<(() => void | Promise<void>) | undefined>(undefined);
  const [first] = steps;
  const current = steps.find((step) => step === query.get('step')) ?? first;
  const depth = depthOf(state);
  const isLost = current !== first && !canGoOn;

  const arrive = () => {
    const then = afterwards.current;
    afterwards.current = undefined;
    if (then === undefined) return;
    startGoing(() => {
      setLastShown(undefined);
      return then();
    });
  };
  const handleDepth = useEffectEvent(() => {
    if (depth === 0) arrive();
  });
  useEffect(() => handleDepth(), [depth]);

  const startAgain = useEffectEvent(() => {
    if (depth > 0) return goBack(depth);
    const search = new URLSearchParams(query);
    search.delete('step');
    void navigate({ search: `?${search}` }, { replace: true });
  });
  useEffect(() => {
    if (isLost) startAgain();
  }, [isLost]);

  return {
    // Prevents a flash of the first step while leaving.
    step: lastShown ?? (isLost ? first : current),
    go: (next) => {
      const search = new URLSearchParams(query);
      search.set('step', next);
      void navigate({ search: `?${search}` }, { state: { depth: depth + 1 } });
    },
    back: () => goBack(1),
    leave: (then) => {
      if (depth === 0) return startGoing(then);
      afterwards.current = then;
      setLastShown(current);
      goBack(depth);
      setTimeout(() => {
        if (afterwards.current === then) arrive();
      }, PATIENCE_MS);
    },
    isLeaving: isGoing || lastShown !== undefined,
  };
};
