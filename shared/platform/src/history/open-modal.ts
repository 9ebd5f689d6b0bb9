/** Attribute of the design system's modal layer (docs/architecture.md), whichever copy has opened a dialog or sheet. */
const MODAL_OPEN = 'data-modal-open';

/** Returns whether a dialog or sheet is open. */
export const isModalOpen = (): boolean => document.documentElement.hasAttribute(MODAL_OPEN);

/** Subscribes to opening and closing of dialogs and sheets; for `useSyncExternalStore`. */
export const subscribeToModals = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [MODAL_OPEN] });
  return () => observer.disconnect();
};

/** Closes the topmost dialog or sheet as Escape would: only the modal layer knows which one it is. */
export const closeTopModal = (): void => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
};
