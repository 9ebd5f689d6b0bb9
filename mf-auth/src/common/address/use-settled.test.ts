import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('useSettled', () => {
  it('skips what was typed on the way and gives what stood still', () => {
    const { result, rerender } = renderHook(({ typed }) => useSettled(typed, 250), { initialProps: { typed: '' } });
    for (const typed of ['삼', '삼성', '삼성동']) {
      rerender({ typed });
      pass(249);
      expect(result.current).toBe('');
    }
    pass(1);
    expect(result.current).toBe('삼성동');
  });
});
