import { lastGood, type LastGoodStorage } from './last-good';

const answers = (...given: readonly (string | Error)[]): (() => Promise<string>) => {
  const waiting = [...given];
  return async () => {
    const next = waiting.shift();
    if (typeof next === 'string') return next;
    throw next;
  };
};

const storageWith = (stored?: string) => ({
  write: jest.fn<Promise<void>, [string]>(async () => undefined),
  read: async () => {
    if (stored === undefined) throw new Error('nothing is stored');
    return stored;
  },
});

describe('lastGood', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('returns the last value while reading fails, then the new one', async () => {
    const read = lastGood(answers('one', new Error('broken'), 'two'), storageWith('of yesterday'));
    expect([await read(), await read(), await read()]).toEqual(['one', 'one', 'two']);
  });

  it('returns the stored value after a restart until reading works', async () => {
    const read = lastGood(answers(new Error('broken'), new Error('broken'), 'two'), storageWith('of yesterday'));
    expect([await read(), await read(), await read()]).toEqual(['of yesterday', 'of yesterday', 'two']);
  });

  it('throws the error of reading until it has read once, when nothing usable is stored', async () => {
    const read = lastGood(answers(new Error('broken'), 'one'), storageWith());
    await expect(read()).rejects.toThrow('broken');
    await expect(read()).resolves.toBe('one');
  });

  it('stores each new value once', async () => {
    const storage = storageWith();
    const read = lastGood(answers('one', 'one', 'two'), storage);
    await read();
    await read();
    await read();
    expect(storage.write.mock.calls).toEqual([['one'], ['two']]);
  });

  it('serves a value that cannot be stored', async () => {
    const storage: LastGoodStorage<string> = { ...storageWith(), write: () => Promise.reject(new Error('disk full')) };
    await expect(lastGood(answers('one'), storage)()).resolves.toBe('one');
  });
});
