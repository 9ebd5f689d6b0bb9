import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Every micro-frontend carries its own copy of this package, so the layers of several copies meet in one page: a sheet of one
 * remote, a confirm of the platform above it. Focus traps that each keep their own list of layers would then pull the focus
 * to and fro for ever. Here the page itself is the list: all decisions are read from these attributes.
 */
const MODAL = 'data-modal-layer';
const HIDDEN = 'data-behind-modal';
/** Stays alive above a modal: toasts. */
export const ABOVE_MODALS = 'data-above-modals';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const topModal = (): Element | undefined => [...document.querySelectorAll(`[${MODAL}]`)].at(-1);

/** Takes everything but the topmost modal out of reach of finger, key and screen reader; gives it back when there is none. */
const hideWhatLiesBehind = (): void => {
  const top = topModal();
  document.documentElement.toggleAttribute('data-modal-open', top !== undefined);
  for (const child of document.body.children) {
    const isBehind = top !== undefined && !child.contains(top) && !child.hasAttribute(ABOVE_MODALS);
    if (isBehind === child.hasAttribute(HIDDEN)) continue;
    // What was hidden before by somebody else is not ours to show again.
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
 * Makes a dialog modal while it is mounted: takes the focus (an element with `data-autofocus`, else the dialog itself), keeps
 * it, gives it back at the end; Escape closes. Spread the result on the dialog, which must be a portal in `document.body`.
 */
export const useModalLayer = (onEscape: () => void): ModalLayer => {
  const ref = useRef<HTMLDivElement>(null);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const dialog = ref.current;
    // While a Hangul syllable is being put together, Escape and Tab belong to the input method.
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
    // On the document: the focus may have fallen to the body, when the button that had it went away.
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      dialog.removeAttribute(MODAL);
      hideWhatLiesBehind();
      // Without scrolling: the page stands where it was left, and a sticky button would pull it elsewhere.
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
