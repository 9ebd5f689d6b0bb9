import { sql } from 'drizzle-orm';
import { retentionJobs, runUntilQuiet } from '#base';
import { clientEvents } from '#tables';
import { openTestApi, type TestApi } from '#testing/test-api';
import { insertEvents } from './client-event-repository';
import { eventPartitionJobs } from './event-partition-jobs';
import { partitionsOf } from './event-partition-repository';

const DAY_MS = 24 * 3_600_000;

let api: TestApi;
/** End of the partition with the rows from before. */
let end: Date;
beforeAll(async () => {
  api = await openTestApi();
  end = (await partitionsOf(api.parts.database))[0]?.until ?? new Date(0);
});
afterAll(() => api.close());

const daysAfterEnd = (days: number): Date => new Date(end.getTime() + days * DAY_MS);

const arrive = (receivedAt: Date): Promise<void> =>
  api.parts.database.transaction((tx) =>
    insertEvents(tx, [{ name: 'screen_view', at: receivedAt, properties: {}, receivedAt }]),
  );

const workAt = async (at: Date): Promise<void> => {
  api.clock.travelTo(at);
  await runUntilQuiet(api.parts, [...eventPartitionJobs, ...retentionJobs]);
};

/** Partitions that hold events, in the order of their ids. */
const places = async (): Promise<string[]> => {
  const { rows } = await api.parts.database.execute<{ place: string }>(
    sql`SELECT tableoid::regclass::text AS place FROM ${clientEvents} ORDER BY id`,
  );
  return rows.map(({ place }) => place);
};

const monthOf = (at: Date): string => `client_events_${at.toISOString().slice(0, 7).replace('-', '_')}`;

describe('partitions of client events', () => {
  it('are made ahead of their month, and dropped 90 days after it', async () => {
    await arrive(daysAfterEnd(-1));
    await workAt(daysAfterEnd(-1));
    await arrive(daysAfterEnd(1));
    expect(await places()).toEqual(['client_events_before', monthOf(end)]);
    await workAt(daysAfterEnd(89));
    expect(await places()).toHaveLength(2);
    await workAt(daysAfterEnd(91));
    expect(await places()).toEqual([monthOf(end)]);
    await workAt(daysAfterEnd(122));
    expect(await places()).toEqual([]);
  });

  it('hold the events that arrived before they were made', async () => {
    const [first, second] = [daysAfterEnd(401), daysAfterEnd(401.01)];
    await arrive(first);
    await arrive(second);
    expect(await places()).toEqual(['client_events_default', 'client_events_default']);
    await workAt(first);
    await workAt(first);
    expect(await places()).toEqual([monthOf(first), monthOf(second)]);
  });

  it('leave no event behind that none of them takes', async () => {
    const past = daysAfterEnd(300);
    await arrive(past);
    await workAt(new Date(past.getTime() + 91 * DAY_MS));
    expect(await places()).not.toContain('client_events_default');
  });
});
