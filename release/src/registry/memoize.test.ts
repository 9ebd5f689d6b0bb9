import { memoize } from './memoize';

describe('memoize', () => {
  it('computes once per object', () => {
    const compute = jest.fn(({ revision }: { revision: number }) => ({ revision }));
    const of = memoize(compute);
    const registry = { revision: 1 };
    expect(of(registry)).toBe(of(registry));
    expect(of({ revision: 1 })).not.toBe(of(registry));
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('retries after a failure', async () => {
    const answers = [Promise.reject(new Error('missing')), Promise.resolve('page')];
    const of = memoize(() => answers.shift());
    const registry = {};
    await expect(of(registry)).rejects.toThrow('missing');
    expect(await of(registry)).toBe('page');
  });
});
