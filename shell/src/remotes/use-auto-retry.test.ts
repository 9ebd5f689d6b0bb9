import { renderHook } from '@testing-library/react';
import { useAutoRetry } from './use-auto-retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (isFailed: boolean) => {
  const retry = jest.fn();
  const { rerender, unmount } = renderHook(({ failed }) => useAutoRetry(failed, retry), {
    initialProps: { failed: isFailed },
  });
  return { retry, rerender, unmount };
};

describe('page that failed to load', () => {
  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['5 s have passed', () => jest.advanceTimersByTime(5_000)],
  ])('is retried when %s', (_when, happen) => {
    const { retry } = open(true);
    happen();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is retried with backoff', () => {
    const { retry, rerender } = open(true);
    const pauses = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].map((ms) => {
      jest.advanceTimersByTime(ms - 1);
      const early = retry.mock.calls.length;
      jest.advanceTimersByTime(1);
      const calls = retry.mock.calls.length - early;
      rerender({ failed: false });
      rerender({ failed: true });
      return calls;
    });
    expect(pauses).toEqual([1, 1, 1, 1, 1, 1]);
    expect(retry).toHaveBeenCalledTimes(6);
  });

  it('is not retried once it loads or is left', () => {
    const standing = open(false);
    const left = open(true);
    left.unmount();
    window.dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(600_000);
    expect([standing.retry, left.retry].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
