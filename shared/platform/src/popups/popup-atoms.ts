import { atom } from 'jotai';

/** Every question a dialog asks is answered with one of these; product specification §2. */
export type PopupAnswer = 'Y' | 'N';

export interface ToastState {
  readonly message: string;
  readonly tone: 'success' | 'error';
  readonly position: 'top' | 'bottom';
}

export interface DialogState {
  readonly id: number;
  /** `alert` has one button, `confirm` two side by side, `vconfirm` two one below the other. */
  readonly kind: 'alert' | 'confirm' | 'vconfirm';
  readonly message: string;
  readonly title?: string | undefined;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly answer: (answer: PopupAnswer) => void;
}

export const toastAtom = atom<ToastState | undefined>(undefined);
/** What was said last and when (ms), to swallow a repetition. */
export const lastToastAtom = atom<{ readonly message: string; readonly at: number } | undefined>(undefined);
/** Topmost last. */
export const dialogsAtom = atom<readonly DialogState[]>([]);
/** How many pieces of work hold the loading overlay. */
export const loadingCountAtom = atom(0);
