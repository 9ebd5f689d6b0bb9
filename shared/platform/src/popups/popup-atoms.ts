import { atom } from 'jotai';

/** Answer to a dialog; product specification §2. */
export type PopupAnswer = 'Y' | 'N';

export interface ToastState {
  readonly message: string;
  readonly tone: 'success' | 'error';
  readonly position: 'top' | 'bottom';
}

export interface DialogState {
  readonly id: number;
  /** `alert` has one button, `confirm` two side by side, `vconfirm` two stacked. */
  readonly kind: 'alert' | 'confirm' | 'vconfirm';
  readonly message: string;
  readonly title?: string | undefined;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly answer: (answer: PopupAnswer) => void;
}

export const toastAtom = atom<ToastState | undefined>(undefined);
/** Last message and its time (ms), to drop a repetition. */
export const lastToastAtom = atom<{ readonly message: string; readonly at: number } | undefined>(undefined);
/** Open dialogs, topmost last. */
export const dialogsAtom = atom<readonly DialogState[]>([]);
/** Number of tasks that hold the loading overlay. */
export const loadingCountAtom = atom(0);
