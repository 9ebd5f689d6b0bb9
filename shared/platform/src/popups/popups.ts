import { ownedByRuntime, runtime } from '../runtime/runtime';
import {
  dialogsAtom,
  lastToastAtom,
  loadingCountAtom,
  toastAtom,
  type DialogState,
  type PopupAnswer,
  type ToastState,
} from './popup-atoms';

/** Duration of a toast by position; product specification §9, first reading. */
const TOAST_MS = { top: 1_900, bottom: 2_900 } as const;
/** Interval in which the same message counts as one toast; product specification §9. */
const TOAST_DEBOUNCE_MS = 500;
/** Delay before hiding the overlay, so that two calls in a row do not flicker; product specification §9. */
const LOADING_HIDE_DELAY_MS = 100;

interface PopupCount {
  toastTimer?: ReturnType<typeof setTimeout>;
  nextDialogId: number;
}

const popupCount = ownedByRuntime((): PopupCount => ({ nextDialogId: 1 }));

/** Shows a toast: green at the bottom by default, orange for `error`. */
export const toast = (
  message: string,
  { tone = 'success', position = 'bottom' }: Partial<Omit<ToastState, 'message'>> = {},
): void => {
  const at = performance.now();
  const { store } = runtime();
  const last = store.get(lastToastAtom);
  if (last?.message === message && at - last.at < TOAST_DEBOUNCE_MS) return;
  store.set(lastToastAtom, { message, at });
  const count = popupCount();
  clearTimeout(count.toastTimer);
  store.set(toastAtom, { message, tone, position });
  count.toastTimer = setTimeout(() => store.set(toastAtom, undefined), TOAST_MS[position]);
};

interface DialogText {
  readonly message: string;
  readonly title?: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
}

const open = (
  kind: DialogState['kind'],
  { message, title, confirmLabel = '확인', cancelLabel = '취소' }: DialogText,
): Promise<PopupAnswer> =>
  new Promise((resolve) => {
    const { store } = runtime();
    const id = popupCount().nextDialogId++;
    const answer = (given: PopupAnswer) => {
      store.set(dialogsAtom, (dialogs) => dialogs.filter((dialog) => dialog.id !== id));
      resolve(given);
    };
    store.set(dialogsAtom, (dialogs) => [...dialogs, { id, kind, message, title, confirmLabel, cancelLabel, answer }]);
  });

/** Closes the topmost popup as cancelled. @returns whether there was one. */
export const closeTopPopup = (): boolean => {
  const top = runtime().store.get(dialogsAtom).at(-1);
  top?.answer('N');
  return top !== undefined;
};

/** Shows the loading overlay until the work ends, and returns its result. */
const whileLoading = async <T>(work: Promise<T>): Promise<T> => {
  const { store } = runtime();
  store.set(loadingCountAtom, (count) => count + 1);
  try {
    return await work;
  } finally {
    setTimeout(() => store.set(loadingCountAtom, (count) => Math.max(0, count - 1)), LOADING_HIDE_DELAY_MS);
  }
};

/** Popups over a page. Dialogs resolve to `Y` or `N`; closing one any other way is `N`. */
export const popups = {
  toast,
  alert: (text: DialogText) => open('alert', text),
  confirm: (text: DialogText) => open('confirm', text),
  vconfirm: (text: DialogText) => open('vconfirm', text),
  loading: whileLoading,
};
