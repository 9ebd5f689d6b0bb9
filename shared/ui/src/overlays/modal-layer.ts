import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

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
    const behind = top !== undefined && !child.contains(top) && !child.hasAttribute(ABOVE_MODALS);
    if (behind === child.hasAttribute(HIDDEN)) continue;
    // What was hidden before by somebody else is not ours to show again.
    if (behind && child.hasAttribute('aria-hidden')) continue;
    child.toggleAttribute(HIDDEN, behind);
    child.toggleAttribute('inert', behind);
    if (behind) child.setAttribute('aria-hidden', 'true');
    else child.removeAttribute('aria-hidden');
  }
};

interface ModalLayer {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly [MODAL]: '';
  readonly tabIndex: -1;
}

/**
 * Makes a dialog modal while it is mounted: takes the focus (an element with `data-autofocus`, else the dialog itself), keeps
 * it, gives it back at the end; Escape closes. Spread the result on the dialog, which must be a portal in `document.body`.
 */
export const useModalLayer = (onEscape: () => void): ModalLayer => {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    hideWhatLiesBehind();
    const first = dialog?.querySelector('[data-autofocus]') ?? dialog;
    if (first instanceof HTMLElement) first.focus();
    return () => {
      // The portal is still in the page while effects are undone.
      dialog?.removeAttribute(MODAL);
      hideWhatLiesBehind();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEscape();
    }
    if (event.key === 'Tab') keepFocusInside(event, ref.current);
  };

  return { ref, onKeyDown: handleKeyDown, [MODAL]: '', tabIndex: -1 };
};

const keepFocusInside = (event: KeyboardEvent, dialog: HTMLElement | null): void => {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const [first, last] = [stops[0], stops.at(-1)];
  const leavesAt = event.shiftKey ? first : last;
  const isAtEdge = document.activeElement === leavesAt || document.activeElement === dialog;
  if (first === undefined || last === undefined) event.preventDefault();
  else if (isAtEdge && (event.shiftKey || document.activeElement !== dialog)) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
};
