import { usePagesBack } from '@dongne/platform';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
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

/** A browser goes back within milliseconds. One that does not go at all must not keep anybody from what they have done. */
const PATIENCE_MS = 1_000;

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/**
 * Steps of one page as entries of the browser's history (`?step=`): back, by bar, gesture or key, goes one step back.
 * The page stays mounted, so what was typed is kept.
 *
 * @param steps all of them; the first is where the page starts.
 * @param canGoOn whether what the first step gives is there. A reload forgets it: then the page starts over.
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

  const startAnew = useEffectEvent(() => {
    if (depth > 0) return goBack(depth);
    const search = new URLSearchParams(query);
    search.delete('step');
    void navigate({ search: `?${search}` }, { replace: true });
  });
  useEffect(() => {
    if (isLost) startAnew();
  }, [isLost]);

  return {
    // On the way out the first step must not flash up.
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
