import { atom } from 'jotai';
import { hasFlag, setFlag } from './flag-cookie';

/** What Home shows on top of itself, and what of it has been closed; product specification §3 and §4. */
export interface PopupManager {
  /** The tutorial is closed. */
  readonly tutorial: boolean;
  readonly closeMiddle: 'Y' | 'N';
  readonly closeBottom: 'Y' | 'N';
}

export type PopupMove = 'middle' | 'bottom' | 'all' | 'tutorial' | 'reset';

export type PopupPlace = 'middle' | 'bottom';

const NOTHING_CLOSED: PopupManager = { tutorial: false, closeMiddle: 'N', closeBottom: 'N' };

/** The state after a move; `all` closes the tutorial too, `reset` opens everything. */
export const afterMove = (state: PopupManager, move: PopupMove): PopupManager => {
  switch (move) {
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
/** Lives of the cookies in seconds, for today and for good; product specification §9. */
const TODAY_S = 86_400;
const FOR_GOOD_S = 15_768e4;

/** What the cookies have kept closed. */
const restoredState = (): PopupManager => ({
  tutorial: hasFlag(COOKIES.tutorial),
  closeMiddle: hasFlag(COOKIES.middle) ? 'Y' : 'N',
  closeBottom: hasFlag(COOKIES.bottom) ? 'Y' : 'N',
});

/** Keeps the tutorial closed beyond this visit. */
export const keepTutorialClosed = (howLong: 'today' | 'forGood'): void =>
  setFlag(COOKIES.tutorial, howLong === 'today' ? TODAY_S : FOR_GOOD_S);

/** Keeps a popup closed for the day. */
export const keepPopupClosed = (place: PopupPlace): void => setFlag(COOKIES[place], TODAY_S);

const stateAtom = atom<PopupManager | undefined>(undefined);

/** The popup manager of this visit; it begins with what the cookies have kept. Write a move to it. */
export const popupManagerAtom = atom(
  (get) => get(stateAtom) ?? restoredState(),
  (get, set, move: PopupMove) => {
    const next = afterMove(get(stateAtom) ?? restoredState(), move);
    // What was closed for longer than the visit stays closed for the next person too.
    const kept = move === 'reset' ? restoredState() : NOTHING_CLOSED;
    set(stateAtom, {
      tutorial: next.tutorial || kept.tutorial,
      closeMiddle: kept.closeMiddle === 'Y' ? 'Y' : next.closeMiddle,
      closeBottom: kept.closeBottom === 'Y' ? 'Y' : next.closeBottom,
    });
  },
);

/** The tutorial was on the screen in this visit: popups wait for the next one. */
export const hasSeenTutorialAtom = atom(false);
