import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Attribute of modals. Every micro-frontend bundles its own copy of this package, so modals of several copies meet in
 * one page: a remote's sheet below a confirm of the platform. Focus traps with separate lists of layers would fight
 * over the focus forever. Here the DOM is the list: all decisions are read from these attributes.
 */
const MODAL = 'data-modal-layer';
const HIDDEN = 'data-behind-modal';
/** Attribute of what stays usable above a modal: toasts. */
export const ABOVE_MODALS = 'data-above-modals';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const topModal = (): Element | undefined => [...document.querySelectorAll(`[${MODAL}]`)].at(-1);

/** Makes everything but the topmost modal inert; restores it when there is none. */
const hideWhatLiesBehind = (): void => {
  const top = topModal();
  document.documentElement.toggleAttribute('data-modal-open', top !== undefined);
  for (const child of document.body.children) {
    const isBehind = top !== undefined && !child.contains(top) && !child.hasAttribute(ABOVE_MODALS);
    if (isBehind === child.hasAttribute(HIDDEN)) continue;
    // Elements that were hidden by other code stay hidden.
    if (isBehind && child.hasAttribute('aria-hidden')) continue;
    child.toggleAttribute(HIDDEN, isBehind);
    child.toggleAttribute('inert', isBehind);
    if (isBehind) child.setAttribute('aria-hidden', 'true');
    else child.removeAttribute('aria-hidden');
  }
};

interface ModalLayer {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
}

/**
 * Makes a dialog modal while it is mounted: moves the focus into it (an element with `data-autofocus`, else the dialog
 * itself), traps it, and restores it at the end; Escape closes. Spread the result on the dialog, which must be a portal
 * in `document.body`.
 */
export const useModalLayer = (onEscape: () => void): ModalLayer => {
  const ref = useRef<HTMLDivElement>(null);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const dialog = ref.current;
    // During the composition of a Hangul syllable, Escape and Tab belong to the input method.
    if (dialog === null || topModal() !== dialog || event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Tab') keepFocusInside(event, dialog);
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    }
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const opener = document.activeElement;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    dialog.setAttribute(MODAL, '');
    hideWhatLiesBehind();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    // On the document: the focus may be on the body, after the focused button was removed.
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      dialog.removeAttribute(MODAL);
      hideWhatLiesBehind();
      // Without scrolling: the page keeps its position, and a sticky button would change it.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  return { ref, tabIndex: -1 };
};

const keepFocusInside = (event: KeyboardEvent, dialog: HTMLElement): void => {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [edge, oppositeEdge] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const focused = document.activeElement;
  const isOutside = focused === null || !dialog.contains(focused);
  const leaves = focused === edge || isOutside || (event.shiftKey && focused === dialog);
  if (oppositeEdge !== undefined && !leaves) return;
  event.preventDefault();
  oppositeEdge?.focus();
};
