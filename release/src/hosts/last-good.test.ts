import { lastGood } from './last-good';

const answers = (...given: readonly (string | Error)[]): (() => Promise<string>) => {
  const waiting = [...given];
  return async () => {
    const next = waiting.shift();
    if (typeof next === 'string') return next;
    throw next;
  };
};

describe('lastGood', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('returns the last value while reading fails, then the new one', async () => {
    const read = lastGood(answers('one', new Error('broken'), 'two'));
    expect([await read(), await read(), await read()]).toEqual(['one', 'one', 'two']);
  });

  it('throws until it has read once', async () => {
    const read = lastGood(answers(new Error('broken'), 'one'));
    await expect(read()).rejects.toThrow('broken');
    await expect(read()).resolves.toBe('one');
  });
});
