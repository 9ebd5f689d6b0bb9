import { withAdvisoryLock } from './advisory-lock';
import { openTestDatabase } from '#testing/base/database/test-database';
import type { OpenDatabase } from './database';

const PLACE = 4_711;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('mutual exclusion', () => {
  it('runs callers one after another, also after a failure', async () => {
    const pool = opened.database.$client;
    const seen: string[] = [];
    const doer = (name: string) =>
      withAdvisoryLock(pool, PLACE, async () => {
        seen.push(`${name} begins`);
        await pool.query('SELECT 1');
        seen.push(`${name} ends`);
        if (name === 'second') throw new Error('second failed');
      }).catch(() => undefined);
    await Promise.all(['first', 'second', 'third'].map(doer));
    const names = seen.filter((_, at) => at % 2 === 0).map((line) => line.split(' ', 1).join());
    expect(seen).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
    expect([...names].sort()).toEqual(['first', 'second', 'third']);
  });

  it('does not block other locks', async () => {
    const pool = opened.database.$client;
    const answer = await withAdvisoryLock(pool, PLACE, () => withAdvisoryLock(pool, PLACE + 1, async () => 'both'));
    expect(answer).toBe('both');
  });
});
