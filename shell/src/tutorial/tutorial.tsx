import { rootFontSize } from '@dongne/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { storeTutorialClosed, popupManagerAtom } from '../popup-manager/popup-manager';
import { useNonModalCard } from '../popup-manager/use-non-modal-card';
import { TutorialCard } from './tutorial-card';
import { Spotlight } from './tutorial-spotlight';
import { isHomeLoading, stepFrom, TUTORIAL_STEPS } from './tutorial-steps';

/** Height that card and targets need; on a lower screen the tutorial waits for another visit. */
const LEAST_SCREEN_REM = 30;

/**
 * Tutorial of the first visits. Non-blocking: only its card takes presses; every other press reaches its target and
 * ends the tutorial. Not modal on purpose: see docs/architecture.md.
 */
export const Tutorial = () => {
  const dispatch = useSetAtom(popupManagerAtom);
  const close = useCallback(() => dispatch('tutorial'), [dispatch]);
  const [first, setFirst] = useState(0);
  const [light, setLight] = useState<{ readonly index: number; readonly rects: readonly DOMRect[] }>();
  const card = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(window.scrollY);
  useNonModalCard({ card, onClose: close, scrollTop });

  useLayoutEffect(() => {
    const measure = (): void => {
      if (isHomeLoading()) return;
      arrival.disconnect();
      const step = stepFrom(first);
      if (step === undefined || window.innerHeight < LEAST_SCREEN_REM * rootFontSize()) return close();
      // The first one last: it stays in sight where both do not fit.
      for (const target of [...step.targets].reverse()) bringIntoSight(target);
      scrollTop.current = window.scrollY;
      setLight({ index: step.index, rects: step.targets.map((each) => each.getBoundingClientRect()) });
    };
    const arrival = new MutationObserver(measure);
    arrival.observe(document.body, { childList: true, subtree: true });
    measure();
    window.addEventListener('resize', measure);
    // A font that loads moves the targets.
    const resized = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : undefined;
    resized?.observe(document.body);
    return () => {
      arrival.disconnect();
      resized?.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [first, close]);

  const closeFor = (howLong: 'today' | 'forGood'): void => {
    storeTutorialClosed(howLong);
    close();
  };
  if (light === undefined) return null;
  const step = TUTORIAL_STEPS[light.index];
  if (step === undefined) return null;
  const isLast = light.index === TUTORIAL_STEPS.length - 1;
  return (
    <>
      <Spotlight rects={light.rects} />
      <TutorialCard
        ref={card}
        beside={light.rects}
        step={step}
        progress={`${light.index + 1} / ${TUTORIAL_STEPS.length}`}
        isLast={isLast}
        onNext={() => (isLast ? closeFor('forGood') : setFirst(light.index + 1))}
        onCloseToday={() => closeFor('today')}
        onCloseForGood={() => closeFor('forGood')}
      />
    </>
  );
};

/** Height of Home's bars at the top and bottom, in px. */
const BARS = 64;

const bringIntoSight = (target: Element): void => {
  const { top, bottom } = target.getBoundingClientRect();
  const isInBar = target.closest('nav') !== null;
  if (!isInBar && (top < BARS || bottom > window.innerHeight - BARS)) target.scrollIntoView({ block: 'center' });
};
