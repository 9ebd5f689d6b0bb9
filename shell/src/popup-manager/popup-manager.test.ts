import { createStore } from 'jotai';
import {
  afterAction,
  storePopupClosed,
  storeTutorialClosed,
  popupManagerAtom,
  type PopupManager,
} from './popup-manager';

const OPEN: PopupManager = { tutorial: false, closeMiddle: 'N', closeBottom: 'N' };

const forgetCookies = () => {
  for (const name of ['closeTutorial', 'middlePopup', 'bottomPopup']) document.cookie = `${name}=; max-age=0; path=/`;
};
beforeEach(forgetCookies);
afterEach(forgetCookies);

describe('popup manager', () => {
  it.each([
    ['middle', { ...OPEN, closeMiddle: 'Y' }],
    ['bottom', { ...OPEN, closeBottom: 'Y' }],
    ['all', { tutorial: true, closeMiddle: 'Y', closeBottom: 'Y' }],
    ['tutorial', { ...OPEN, tutorial: true }],
    ['reset', OPEN],
  ] as const)('closes %s', (action, expected) => {
    expect(afterAction(OPEN, action)).toEqual(expected);
  });

  it('opens everything again on reset', () => {
    expect(afterAction({ tutorial: true, closeMiddle: 'Y', closeBottom: 'Y' }, 'reset')).toEqual(OPEN);
  });

  it('starts with everything open', () => {
    expect(createStore().get(popupManagerAtom)).toEqual(OPEN);
  });

  it('restores from cookies what is closed', () => {
    storePopupClosed('middle');
    expect(createStore().get(popupManagerAtom)).toEqual({ ...OPEN, closeMiddle: 'Y' });
    storePopupClosed('bottom');
    storeTutorialClosed('forGood');
    expect(createStore().get(popupManagerAtom)).toEqual({ tutorial: true, closeMiddle: 'Y', closeBottom: 'Y' });
  });

  it('keeps what cookies mark as closed on reset', () => {
    const store = createStore();
    store.set(popupManagerAtom, 'all');
    storePopupClosed('bottom');
    store.set(popupManagerAtom, 'reset');
    expect(store.get(popupManagerAtom)).toEqual({ ...OPEN, closeBottom: 'Y' });
  });

  it.each([
    ['the day', () => storePopupClosed('middle'), 'middlePopup=Y; max-age=86400; path=/; samesite=lax'],
    ['the day', () => storeTutorialClosed('today'), 'closeTutorial=Y; max-age=86400; path=/; samesite=lax'],
    ['5 years', () => storeTutorialClosed('forGood'), 'closeTutorial=Y; max-age=157680000; path=/; samesite=lax'],
  ])('stores %s as closed', (_howLong, keep, cookie) => {
    const written = jest.spyOn(document, 'cookie', 'set');
    keep();
    expect(written).toHaveBeenCalledWith(cookie);
    written.mockRestore();
  });
});
