import { atom } from 'jotai';
import { hasFlag, setFlag } from './flag-cookie';

/** Overlays of Home and which of them are closed; product specification §3 and §4. */
export interface PopupManager {
  /** Whether the tutorial is closed. */
  readonly tutorial: boolean;
  readonly closeMiddle: 'Y' | 'N';
  readonly closeBottom: 'Y' | 'N';
}

export type PopupAction = 'middle' | 'bottom' | 'all' | 'tutorial' | 'reset';

export type PopupPlace = 'middle' | 'bottom';

const NOTHING_CLOSED: PopupManager = { tutorial: false, closeMiddle: 'N', closeBottom: 'N' };

/** Reducer; `all` closes the tutorial too, `reset` opens everything. */
export const afterAction = (state: PopupManager, action: PopupAction): PopupManager => {
  switch (action) {
    case 'middle':
      return { ...state, closeMiddle: 'Y' };
    case 'bottom':
      return { ...state, closeBottom: 'Y' };
    case 'all':
      return { tutorial: true, closeMiddle: 'Y', closeBottom: 'Y' };
    case 'tutorial':
      return { ...state, tutorial: true };
    case 'reset':
      return NOTHING_CLOSED;
  }
};

const COOKIES = { tutorial: 'closeTutorial', middle: 'middlePopup', bottom: 'bottomPopup' } as const;
/** Cookie lifetimes in seconds, for one day and permanently; product specification §9. */
const TODAY_S = 86_400;
const FOR_GOOD_S = 15_768e4;

/** State restored from the cookies. */
const restoredState = (): PopupManager => ({
  tutorial: hasFlag(COOKIES.tutorial),
  closeMiddle: hasFlag(COOKIES.middle) ? 'Y' : 'N',
  closeBottom: hasFlag(COOKIES.bottom) ? 'Y' : 'N',
});

/** Stores the tutorial as closed beyond this visit. */
export const storeTutorialClosed = (howLong: 'today' | 'forGood'): void =>
  setFlag(COOKIES.tutorial, howLong === 'today' ? TODAY_S : FOR_GOOD_S);

/** Stores a popup as closed for the day. */
export const storePopupClosed = (place: PopupPlace): void => setFlag(COOKIES[place], TODAY_S);

const stateAtom = atom<PopupManager | undefined>(undefined);

/** Popup manager of this visit, initialized from the cookies. Write a `PopupAction` to it. */
export const popupManagerAtom = atom(
  (get) => get(stateAtom) ?? restoredState(),
  (get, set, action: PopupAction) => {
    const next = afterAction(get(stateAtom) ?? restoredState(), action);
    // Overlays closed beyond the visit stay closed for the next member too.
    const restored = action === 'reset' ? restoredState() : NOTHING_CLOSED;
    set(stateAtom, {
      tutorial: next.tutorial || restored.tutorial,
      closeMiddle: restored.closeMiddle === 'Y' ? 'Y' : next.closeMiddle,
      closeBottom: restored.closeBottom === 'Y' ? 'Y' : next.closeBottom,
    });
  },
);

/** Whether the tutorial was shown in this visit: popups wait for the next one. */
export const hasSeenTutorialAtom = atom(false);
