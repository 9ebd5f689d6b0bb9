import { isModalOpen, useBackStep } from '@dongne/platform';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface NonModalCard {
  readonly card: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /**
   * Scroll position in px to which the card itself scrolled the page: further scrolling closes it. Without it scrolling
   * does not.
   */
  readonly scrollTop?: RefObject<number>;
}

/** Tolerates browsers that scroll by fractions of a pixel. */
const SAME_PX = 2;

/**
 * Behaviour of a non-modal card over Home: a press elsewhere reaches its target and closes the card, as do Escape and
 * back. Modals above it close first. Not modal on purpose: see docs/architecture.md.
 */
export const useNonModalCard = ({ card, onClose, scrollTop }: NonModalCard): void => {
  useBackStep(onClose);

  const handlePress = useEffectEvent(({ target }: Event) => {
    if (isModalOpen()) return;
    if (!(target instanceof Node) || card.current?.contains(target) !== true) onClose();
  });
  const handleScroll = useEffectEvent(() => {
    if (scrollTop !== undefined && Math.abs(window.scrollY - scrollTop.current) > SAME_PX) onClose();
  });
  const handleKey = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing && !isModalOpen()) onClose();
  });
  useEffect(() => {
    const press = (event: Event) => handlePress(event);
    const type = (event: KeyboardEvent) => handleKey(event);
    const scroll = () => handleScroll();
    // Capture phase: pages may stop propagation. Keyboards and assistive technology send a click alone.
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', press, true);
    document.addEventListener('keydown', type);
    window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', press, true);
      document.removeEventListener('keydown', type);
      window.removeEventListener('scroll', scroll);
    };
  }, []);
};

/** Moves the focus to a card that has opened, unless something else is focused. */
export const useFocusCard = (card: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [card]);
