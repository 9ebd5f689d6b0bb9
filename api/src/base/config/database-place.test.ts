import { databasePlaceOf } from './database-place';

const URL = 'postgres://dongne@db:5432/dongne';
const POOLED = { DATABASE_URL: 'postgres://dongne@pooler:6432/dongne', DATABASE_POOLER: 'transaction' };

describe('place of the database', () => {
  it.each([
    ['the embedded database', {}, true, true],
    ['PostgreSQL outside of production', { DATABASE_URL: URL }, false, true],
    ['PostgreSQL in production', { DATABASE_URL: URL }, true, false],
    ['PostgreSQL in production with MIGRATE=on', { DATABASE_URL: URL, MIGRATE: 'on' }, true, true],
    ['PostgreSQL with MIGRATE=off', { DATABASE_URL: URL, MIGRATE: 'off' }, false, false],
  ])('decides whether a server migrates %s', (_what, settings, isProduction, migrates) =>
    expect(databasePlaceOf(settings, isProduction).migrates).toBe(migrates),
  );

  it('passes a pooler by', () =>
    expect(databasePlaceOf({ ...POOLED, DATABASE_DIRECT_URL: URL }, true)).toEqual({
      directUrl: URL,
      isPooled: true,
      migrates: false,
    }));

  it.each([
    [{ DATABASE_POOLER: 'session' }, /DATABASE_POOLER is none or transaction, not "session"/],
    [{ MIGRATE: 'yes' }, /MIGRATE is on or off, not "yes"/],
    [{ MIGRATE: 'off' }, /MIGRATE=off needs DATABASE_URL/],
    [{ DATABASE_POOLER: 'transaction' }, /needs DATABASE_URL/],
    [{ DATABASE_DIRECT_URL: URL }, /DATABASE_DIRECT_URL needs DATABASE_URL/],
    [POOLED, /needs DATABASE_DIRECT_URL/],
    [{ ...POOLED, DATABASE_DIRECT_URL: POOLED.DATABASE_URL }, /is the same as DATABASE_URL/],
    [{ ...POOLED, DATABASE_DIRECT_URL: 'db:5432' }, /must be an address such as/],
  ])('refuses %j', (settings, sentence) => expect(() => databasePlaceOf(settings, false)).toThrow(sentence));
});
