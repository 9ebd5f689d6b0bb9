import { createStore } from 'jotai';
import { afterMove, keepPopupClosed, keepTutorialClosed, popupManagerAtom, type PopupManager } from './popup-manager';

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
  ] as const)('closes %s', (move, expected) => {
    expect(afterMove(OPEN, move)).toEqual(expected);
  });

  it('opens everything again on reset', () => {
    expect(afterMove({ tutorial: true, closeMiddle: 'Y', closeBottom: 'Y' }, 'reset')).toEqual(OPEN);
  });

  it('starts with everything open', () => {
    expect(createStore().get(popupManagerAtom)).toEqual(OPEN);
  });

  it('restores from cookies what is closed', () => {
    keepPopupClosed('middle');
    expect(createStore().get(popupManagerAtom)).toEqual({ ...OPEN, closeMiddle: 'Y' });
    keepPopupClosed('bottom');
    keepTutorialClosed('forGood');
    expect(createStore().get(popupManagerAtom)).toEqual({ tutorial: true, closeMiddle: 'Y', closeBottom: 'Y' });
  });

  it('keeps what cookies mark as closed on reset', () => {
    const store = createStore();
    store.set(popupManagerAtom, 'all');
    keepPopupClosed('bottom');
    store.set(popupManagerAtom, 'reset');
    expect(store.get(popupManagerAtom)).toEqual({ ...OPEN, closeBottom: 'Y' });
  });

  it.each([
    ['the day', () => keepPopupClosed('middle'), 'middlePopup=Y; max-age=86400; path=/; samesite=lax'],
    ['the day', () => keepTutorialClosed('today'), 'closeTutorial=Y; max-age=86400; path=/; samesite=lax'],
    ['5 years', () => keepTutorialClosed('forGood'), 'closeTutorial=Y; max-age=157680000; path=/; samesite=lax'],
  ])('stores %s as closed', (_howLong, keep, cookie) => {
    const written = jest.spyOn(document, 'cookie', 'set');
    keep();
    expect(written).toHaveBeenCalledWith(cookie);
    written.mockRestore();
  });
});
