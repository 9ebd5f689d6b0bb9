import { useEffect, useRef, useState, useTransition } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Where a page of several steps stands, and how it moves. */
export interface Steps<Step extends string> {
  readonly step: Step;
  /** One step on. */
  readonly go: (next: Step) => void;
  /** One step back, like the bar's own button. */
  readonly back: () => void;
  /** Takes all steps out of the history, so that back from the next page does not lead into them; then does the rest. */
  readonly leave: (then: () => void | Promise<void>) => void;
  /** The work is done (or what `leave` was given still runs) and the next page on its way: nothing may be sent again. */
  readonly isLeaving: boolean;
}

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/**
 * Steps of one page as entries of the browser's history (`?step=`): back, by bar, gesture or key, goes one step back.
 * The page stays mounted, so what was typed is kept.
 *
 * @param steps all of them; the first is where the page starts.
 */
export const useSteps = <Step extends string>(steps: readonly [Step, ...Step[]]): Steps<Step> => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [lastShown, setLastShown] = useState<Step>();
  const [isGoing, startGoing] = useTransition();
  const afterwards = useRef<(() => void | Promise<void>) | undefined>(undefined);
  const current = steps.find((step) => step === query.get('step')) ?? steps[0];
  const depth = depthOf(state);

  useEffect(() => {
    if (depth > 0 || afterwards.current === undefined) return;
    const then = afterwards.current;
    afterwards.current = undefined;
    startGoing(() => {
      setLastShown(undefined);
      return then();
    });
  }, [depth, startGoing]);

  return {
    // On the way out the first step must not flash up.
    step: lastShown ?? current,
    go: (next) => {
      const search = new URLSearchParams(query);
      search.set('step', next);
      void navigate({ search: `?${search}` }, { state: { depth: depth + 1 } });
    },
    back: () => void navigate(-1),
    leave: (then) => {
      if (depth === 0) return startGoing(then);
      afterwards.current = then;
      setLastShown(current);
      void navigate(-depth);
    },
    isLeaving: isGoing || lastShown !== undefined,
  };
};
