import { isModalOpen, useBackStep } from '@dongne/platform';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface NonModalCard {
  readonly card: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Where the card itself has scrolled the page to, in px: scrolling on closes it. Without it scrolling does not. */
  readonly scrollTop?: RefObject<number>;
}

/** Rounding of browsers that scroll by fractions of a pixel. */
const SAME_PX = 2;

/**
 * A card over Home that holds nobody up: a press anywhere else reaches what it was meant for and closes the card, as do
 * Escape and back. What lies above it is closed first. Not modal on purpose: see docs/architecture.md.
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
    // Captured: a page that stops the event is used all the same. A click comes alone from keys and assistive technology.
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

/** Leads anyone who uses keys or a screen reader to a card that has just come, unless they are elsewhere already. */
export const useFocusCard = (card: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [card]);
