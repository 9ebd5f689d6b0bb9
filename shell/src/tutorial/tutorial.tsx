import { useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { storeTutorialClosed, popupManagerAtom } from '../popup-manager/popup-manager';
import { useNonModalCard } from '../popup-manager/use-non-modal-card';
import { TutorialCard } from './tutorial-card';
import { Spotlight } from './tutorial-spotlight';
import { isHomeLoading, stepFrom, TUTORIAL_STEPS } from './tutorial-steps';

/**
 * Tutorial of the first visits. Non-blocking: only its card takes presses; every other press reaches its target and
 * ends the tutorial. Not modal on purpose: see docs/architecture.md.
 */
export const Tutorial = () => {
  const dispatch = useSetAtom(popupManagerAtom);
  const close = useCallback(() => dispatch('tutorial'), [dispatch]);
  const [first, setFirst] = useState(0);
  const [light, setLight] = useState<{ readonly index: number; readonly rect: DOMRect }>();
  const card = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(window.scrollY);
  useNonModalCard({ card, onClose: close, scrollTop });

  useLayoutEffect(() => {
    const measure = (): void => {
      if (isHomeLoading()) return;
      arrival.disconnect();
      const step = stepFrom(first);
      if (step === undefined) return close();
      bringIntoSight(step.target);
      scrollTop.current = window.scrollY;
      setLight({ index: step.index, rect: step.target.getBoundingClientRect() });
    };
    const arrival = new MutationObserver(measure);
    arrival.observe(document.body, { childList: true, subtree: true });
    measure();
    window.addEventListener('resize', measure);
    return () => {
      arrival.disconnect();
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
      <Spotlight rect={light.rect} />
      <TutorialCard
        ref={card}
        beside={light.rect}
        step={step}
        progress={`${light.index + 1} / ${TUTORIAL_STEPS.length}`}
        onNext={isLast ? undefined : () => setFirst(light.index + 1)}
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
