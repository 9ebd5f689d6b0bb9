import { sql } from 'drizzle-orm';
import { type Database, migrateDatabase, type OpenDatabase } from './database';
import { migrateUntilBefore } from './testing/migration-steps';
import { openUnmigratedDatabase } from './testing/test-database';

/** Request of the old schema, where an objection was a column and each failed collection a row of the timeline. */
interface OldRequest {
  readonly memberId: 1 | 2;
  readonly status: 'NoShow' | 'Requested';
  readonly objection?: string;
  readonly failedAt: readonly string[];
}

const SLOT = '2026-03-03 02:00:00+00';
const OLD: readonly OldRequest[] = [
  { memberId: 1, status: 'NoShow', objection: '있었어요', failedAt: ['2026-03-01', '2026-03-03'] },
  { memberId: 2, status: 'Requested', failedAt: ['2026-03-02'] },
  { memberId: 1, status: 'NoShow', failedAt: ['2026-03-04'] },
  { memberId: 2, status: 'Requested', failedAt: [] },
];

const plant = async (database: Database, request: OldRequest): Promise<void> => {
  const { memberId, status, objection = null, failedAt } = request;
  const { rows } = await database.execute<{ id: number }>(sql`
    insert into requests (member_id, laundry_id, status, status_by, collection_time, laundry_num_by_user, has_premium,
      has_stain, etc, has_password, delivery_bag, paid_services, pickup_address, latitude, longitude, estimate_min_won,
      estimate_max_won, status_at, created_at, objection)
    values (${memberId}, 7, ${status}, 'shop', ${SLOT}, 3, false, false, '', false, false, '[]', '{}', 37.5, 127.0, 0, 0,
      '2026-03-01', '2026-03-01', ${objection})
    returning id`);
  for (const at of failedAt)
    await database.execute(sql`
      insert into request_moves (request_id, from_status, to_status, actor_type, at, photo_ids)
      values (${rows[0]?.id}, 'Requested', 'NoShow', 'shop', ${at}, '{4}')`);
};

let opened: OpenDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openUnmigratedDatabase();
  database = opened.database;
  await migrateUntilBefore(database, '0010_promise_on_every_screen');
  for (const name of ['a', 'b'])
    await database.execute(sql`
      insert into members (phone_hash, nickname, terms_agreed_at, referral_code, joined_at)
      values (${name}, 'n', '2026-01-01', ${name}, '2026-01-01')`);
  // Drops the foreign key instead of inserting a shop with its forty irrelevant columns.
  await database.execute(sql`alter table requests drop constraint requests_laundry_id_laundries_id_fk`);
  for (const request of OLD) await plant(database, request);
  await migrateDatabase(database);
});
afterAll(() => opened.close());

const daysOf = (value: unknown): string => new Date(String(value)).toISOString().slice(0, 10);

describe('failed collections from before their own table', () => {
  it('keep member, time, photo, fee and last objection, in order', async () => {
    const { rows } = await database.execute(sql`select * from no_shows order by id`);
    expect(
      rows.map((row) => [row['request_id'], row['member_id'], row['fee_won'], row['objection'], row['photo_ids']]),
    ).toEqual([
      [1, 1, 0, null, [4]],
      [1, 1, 3_000, '있었어요', [4]],
      [2, 2, 0, null, [4]],
      [3, 1, 3_000, null, [4]],
    ]);
    expect(rows.map((row) => daysOf(row['at']))).toEqual(['2026-03-01', '2026-03-03', '2026-03-02', '2026-03-04']);
  });

  it('with an objection await an answer', async () => {
    const { rows } = await database.execute(
      sql`select objected_at, answered_at from no_shows where objection is not null`,
    );
    expect(rows.map((row) => [daysOf(row['objected_at']), row['answered_at']])).toEqual([['2026-03-03', null]]);
  });

  it('have their slot if the request was not booked again', async () => {
    const { rows } = await database.execute(sql`select slot_starts_at is not null as known from no_shows order by id`);
    expect(rows.map((row) => row['known'])).toEqual([false, true, false, true]);
  });

  it('leave no objection on the request', async () => {
    const { rows } = await database.execute(sql`
      select column_name from information_schema.columns where table_name = 'requests' and column_name = 'objection'`);
    expect(rows).toEqual([]);
  });
});
