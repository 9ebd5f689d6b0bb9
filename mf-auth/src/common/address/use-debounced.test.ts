import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('useDebounced', () => {
  it('skips intermediate values and returns the settled one', () => {
    const { result, rerender } = renderHook(({ typed }) => useDebounced(typed, 250), { initialProps: { typed: '' } });
    for (const typed of ['삼', '삼성', '삼성동']) {
      rerender({ typed });
      pass(249);
      expect(result.current).toBe('');
    }
    pass(1);
    expect(result.current).toBe('삼성동');
  });
});
