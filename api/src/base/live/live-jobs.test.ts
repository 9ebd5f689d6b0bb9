import { sql } from 'drizzle-orm';
import { runDue } from '../jobs';
import { openTestApi, type TestApi } from '#testing/test-api';
import { liveJobs } from './live-jobs';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const writeBefore = (minutes: number) =>
  api.parts.database.execute(
    sql`INSERT INTO live_changes (change, written_at) VALUES (${`${minutes}`}, now() - make_interval(mins => ${minutes}))`,
  );

describe('changes of live pages', () => {
  it('are deleted after ten minutes, together once a minute', async () => {
    await writeBefore(10);
    expect(await runDue(api.parts, liveJobs)).toBe(0);
    for (const minutes of [12, 11, 9, 0]) await writeBefore(minutes);
    // The oldest transaction decides when it is time, and in the order of transactions that is the first one.
    await api.parts.database.execute(sql`UPDATE live_changes SET xid = '1' WHERE change = '12'`);
    expect(await runDue(api.parts, liveJobs)).toBe(1);
    const { rows } = await api.parts.database.execute(sql`SELECT change FROM live_changes ORDER BY xid`);
    expect(rows.map(({ change }) => change)).toEqual(['9', '0']);
    expect(await runDue(api.parts, liveJobs)).toBe(0);
  });
});
