import { installRuntime } from '../runtime/runtime';
import { createRuntime } from '../start-platform';
import { hasJustReloaded, reloadPage, setReload } from './reload-page';

let reloads: number;

beforeEach(() => {
  window.sessionStorage.clear();
  reloads = 0;
  installRuntime(createRuntime());
  setReload(() => (reloads += 1));
  jest.useFakeTimers({ now: new Date('2026-03-02T10:00:00+09:00') });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const forbidStorage = (): void => {
  const forbid = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
};

describe('reload of the page', () => {
  it('is remembered for a minute without another reload', () => {
    expect(hasJustReloaded()).toBe(false);
    reloadPage();
    expect(reloads).toBe(1);
    jest.advanceTimersByTime(59_999);
    expect(hasJustReloaded()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(hasJustReloaded()).toBe(false);
  });

  it('does not happen where storage is blocked, to avoid a reload loop', () => {
    forbidStorage();
    expect(hasJustReloaded()).toBe(true);
    reloadPage();
    expect(reloads).toBe(0);
  });
});
