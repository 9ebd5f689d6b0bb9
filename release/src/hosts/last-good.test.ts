import { lastGood } from './last-good';

const answers = (...given: readonly (string | Error)[]): (() => Promise<string>) => {
  const waiting = [...given];
  return async () => {
    const next = waiting.shift();
    if (typeof next === 'string') return next;
    throw next;
  };
};

describe('a reader that remembers', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('answers with what it read last while reading fails, and with the new value afterwards', async () => {
    const read = lastGood(answers('one', new Error('broken'), 'two'));
    expect([await read(), await read(), await read()]).toEqual(['one', 'one', 'two']);
  });

  it('fails as long as it has never read anything', async () => {
    const read = lastGood(answers(new Error('broken'), 'one'));
    await expect(read()).rejects.toThrow('broken');
    await expect(read()).resolves.toBe('one');
  });
});
