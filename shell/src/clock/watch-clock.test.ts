import { COMPARE_EVERY_MS, watchClock } from './watch-clock';

const NIGHT_MS = 8 * 3_600_000;

const become = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

/**
 * Simulates a sleep: the device's clock advances while `performance.now()` and timers stop, as if the clock were set.
 */
const sleep = (ms: number): void => void jest.setSystemTime(Date.now() + ms);

describe('clock synchronization', () => {
  const synchronize = jest.fn<Promise<unknown>, []>();
  let end = (): void => undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    synchronize.mockReset().mockResolvedValue(undefined);
    become('visible');
    end = watchClock(synchronize);
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it.each([
    ['slept with the page hidden', NIGHT_MS],
    ['was set back meanwhile', -NIGHT_MS],
  ])('asks the server once when a device that %s is used again', async (_what, ms) => {
    become('hidden');
    sleep(ms);
    become('visible');
    await jest.advanceTimersByTimeAsync(2 * COMPARE_EVERY_MS);
    become('visible');
    expect(synchronize).toHaveBeenCalledTimes(1);
  });

  it('asks the server after a sleep with the page visible', async () => {
    sleep(NIGHT_MS);
    await jest.advanceTimersByTimeAsync(COMPARE_EVERY_MS);
    expect(synchronize).toHaveBeenCalledTimes(1);
  });

  it('asks again after a call without connection', async () => {
    synchronize.mockRejectedValueOnce(new Error('offline'));
    sleep(NIGHT_MS);
    await jest.advanceTimersByTimeAsync(3 * COMPARE_EVERY_MS);
    expect(synchronize).toHaveBeenCalledTimes(2);
  });

  it('sends no request while both clocks advance, hidden or not', async () => {
    become('hidden');
    await jest.advanceTimersByTimeAsync(NIGHT_MS);
    become('visible');
    expect(synchronize).not.toHaveBeenCalled();
  });

  it('sends no request while the page is hidden or after it stops', async () => {
    become('hidden');
    sleep(NIGHT_MS);
    await jest.advanceTimersByTimeAsync(COMPARE_EVERY_MS);
    end();
    become('visible');
    expect(synchronize).not.toHaveBeenCalled();
  });
});
