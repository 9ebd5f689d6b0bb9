import { renderHook } from '@testing-library/react';
import { useRetryByItself } from './use-retry-by-itself';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (isFailed: boolean) => {
  const retry = jest.fn();
  const { rerender, unmount } = renderHook(({ failed }) => useRetryByItself(failed, retry), {
    initialProps: { failed: isFailed },
  });
  return { retry, rerender, unmount };
};

describe('a page that did not load', () => {
  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['5 s have passed', () => jest.advanceTimersByTime(5_000)],
  ])('is tried again when %s', (_when, happen) => {
    const { retry } = open(true);
    happen();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is tried again with growing pauses', () => {
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

  it('is left alone once it stands or was left', () => {
    const standing = open(false);
    const left = open(true);
    left.unmount();
    window.dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(600_000);
    expect([standing.retry, left.retry].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
