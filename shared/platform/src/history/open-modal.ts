/** Set on the document by the design system's modal layer (docs/architecture.md), whichever copy of it has opened a dialog or sheet. */
const MODAL_OPEN = 'data-modal-open';

/** Whether a dialog or sheet is open. */
export const isModalOpen = (): boolean => document.documentElement.hasAttribute(MODAL_OPEN);

/** Tells of dialogs and sheets that open and close; for `useSyncExternalStore`. */
export const subscribeToModals = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [MODAL_OPEN] });
  return () => observer.disconnect();
};

/** Closes the dialog or sheet on top as Escape would: the modal layer alone knows which one that is. */
export const closeTopModal = (): void => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
};
