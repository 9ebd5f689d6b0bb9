import { MIN_POLL_MS, watchRegistry } from './watch-registry';

const become = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('registry polling', () => {
  const check = jest.fn();
  let end = (): void => undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    check.mockReset();
    become('visible');
    end = watchRegistry(check);
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it('happens once a minute while the tab is visible', () => {
    jest.advanceTimersByTime(3 * MIN_POLL_MS);
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('happens when the tab becomes visible, not while it is hidden', () => {
    become('hidden');
    jest.advanceTimersByTime(10 * MIN_POLL_MS + 1);
    expect(check).not.toHaveBeenCalled();
    become('visible');
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('happens at most once a minute, however often the tab changes', () => {
    jest.advanceTimersByTime(MIN_POLL_MS);
    for (let turn = 0; turn < 5; turn += 1) {
      become('hidden');
      become('visible');
    }
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('ends when stopped', () => {
    end();
    jest.advanceTimersByTime(2 * MIN_POLL_MS);
    become('visible');
    expect(check).not.toHaveBeenCalled();
  });
});
