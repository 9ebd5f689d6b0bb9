import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Rounding of browsers that scroll by fractions of a pixel. */
const SAME_PX = 2;

/**
 * Tells when somebody uses the page instead of reading the card over it: a press anywhere else, or scrolling. The press
 * itself goes to what it was meant for.
 *
 * @param scrollTop where the card itself has scrolled the page to, in px.
 */
export const useUsedPage = (
  card: RefObject<HTMLElement | null>,
  scrollTop: RefObject<number>,
  onUsed: () => void,
): void => {
  const handlePress = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node) || card.current?.contains(target) !== true) onUsed();
  });
  const handleScroll = useEffectEvent(() => {
    if (Math.abs(window.scrollY - scrollTop.current) > SAME_PX) onUsed();
  });
  useEffect(() => {
    const press = (event: Event) => handlePress(event);
    const scroll = () => handleScroll();
    // Captured: a page that stops the event is used all the same. A click comes alone from keys and assistive technology.
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', press, true);
    window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', press, true);
      window.removeEventListener('scroll', scroll);
    };
  }, []);
};
