import { isInfrastructureFault } from './infrastructure-faults';

const failure = (message: string, code?: string): Error => Object.assign(new Error(message), { code });

describe('fault outside of the process', () => {
  it.each([
    ['no free connection', failure('timeout exceeded when trying to connect')],
    ['a connection that broke', failure('Connection terminated unexpectedly')],
    ['an unreachable database', failure('connect', 'ECONNREFUSED')],
    ['a broken connection of the database', failure('', '08006')],
    ['a full disk of the database', failure('could not extend file', '53100')],
    ['too many connections', failure('sorry, too many clients already', '53300')],
    ['a table that is locked', failure('canceling statement due to lock timeout', '55P03')],
    ['a statement that takes too long', failure('canceling statement due to statement timeout', '57014')],
    ['a database that is shutting down', failure('terminating connection', '57P01')],
    ['a full disk of the photos', failure('write', 'ENOSPC')],
    [
      'any of these as the cause of another',
      new Error('query', { cause: new Error('', { cause: failure('', '53100') }) }),
    ],
  ])('is %s', (_what, error) => {
    expect(isInfrastructureFault(error)).toBe(true);
  });

  it.each([
    ['a key that is taken', failure('duplicate key', '23505')],
    ['a statement with a mistake', failure('syntax error', '42601')],
    ['a missing file', failure('open', 'ENOENT')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('is not %s', (_what, error) => {
    expect(isInfrastructureFault(error)).toBe(false);
  });
});
