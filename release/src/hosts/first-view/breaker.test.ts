import { createBreaker } from './breaker';

const clocked = () => {
  let at = 0;
  return { breaker: createBreaker(() => at), pass: (ms: number) => (at += ms) };
};

describe('the breaker of a version', () => {
  it('opens after three failures in a row, and at once when a thread died of it', () => {
    const { breaker } = clocked();
    breaker.noteFailure('a', 'threw');
    breaker.noteFailure('a', 'late');
    expect(breaker.isOpen('a')).toBe(false);
    breaker.noteFailure('a', 'threw');
    expect(breaker.isOpen('a')).toBe(true);
    breaker.noteFailure('b', 'killed');
    expect(breaker.isOpen('b')).toBe(true);
    expect(breaker.isOpen('c')).toBe(false);
  });

  it('forgets failures with a success', () => {
    const { breaker } = clocked();
    for (let round = 0; round < 5; round += 1) {
      breaker.noteFailure('a', 'threw');
      breaker.noteFailure('a', 'threw');
      breaker.noteSuccess('a');
    }
    expect(breaker.isOpen('a')).toBe(false);
  });

  it('tries again after a pause that doubles, ten minutes at most', () => {
    const { breaker, pass } = clocked();
    breaker.noteFailure('a', 'killed');
    pass(10_001);
    expect(breaker.isOpen('a')).toBe(false);
    breaker.noteFailure('a', 'threw');
    pass(10_001);
    expect(breaker.isOpen('a')).toBe(true);
    pass(10_000);
    expect(breaker.isOpen('a')).toBe(false);
    for (let tries = 0; tries < 20; tries += 1) breaker.noteFailure('a', 'killed');
    pass(10 * 60_000 + 1);
    expect(breaker.isOpen('a')).toBe(false);
  });
});
