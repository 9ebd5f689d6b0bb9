import { inTurn } from './in-turn';
import { openTestDatabase } from './testing/test-database';
import type { OpenDatabase } from './database';

const PLACE = 4_711;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('what is done in turn', () => {
  it('is done by one after the other, also after one that failed', async () => {
    const pool = opened.database.$client;
    const seen: string[] = [];
    const doer = (name: string) =>
      inTurn(pool, PLACE, async () => {
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

  it('keeps other places from nothing', async () => {
    const pool = opened.database.$client;
    const answer = await inTurn(pool, PLACE, () => inTurn(pool, PLACE + 1, async () => 'both'));
    expect(answer).toBe('both');
  });
});
