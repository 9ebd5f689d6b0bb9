import { sql } from 'drizzle-orm';
import { type Database, migrateDatabase, type OpenDatabase } from './database';
import { migrateUntilBefore } from './testing/migration-steps';
import { openUnmigratedDatabase } from './testing/test-database';

/** Request in the first schema, reduced to the needed columns. */
interface OldRequest {
  readonly memberId: number;
  readonly status: string;
  readonly approvedAt?: string;
  readonly approvedBy?: string;
  readonly totalWon?: number;
  readonly paymentStatus?: string;
}

const [STAYS, HAS_LEFT] = [1, 2];
const OLD_REQUESTS: readonly OldRequest[] = [
  { memberId: STAYS, status: 'Requested' },
  {
    memberId: STAYS,
    status: 'Completed',
    approvedAt: '2026-03-02',
    approvedBy: 'customer',
    totalWon: 8_900,
    paymentStatus: 'Paid',
  },
  { memberId: STAYS, status: 'Processing', totalWon: 8_900, paymentStatus: 'Issued' },
  { memberId: HAS_LEFT, status: 'Cancelled' },
];

const plantRequest = async (database: Database, request: OldRequest): Promise<void> => {
  const { memberId, status, approvedAt = null, approvedBy = null, totalWon = null, paymentStatus = 'None' } = request;
  await database.execute(sql`
    insert into requests (member_id, laundry_id, status, collection_time, laundry_num_by_user, has_premium, has_stain,
      etc, has_password, entrance_password, delivery_bag, paid_services, pickup_address, latitude, longitude,
      estimate_min_won, estimate_max_won, status_at, created_at, approved_at, approved_by, total_won, payment_status,
      price_lines)
    values (${memberId}, 1, ${status}, '2026-03-01', 3, false, false, '', true, '1234', false, '[]',
      '{"subAddress": "101", "emd": "dong"}', 37.51234, 127.01234, 0, 0, '2026-03-02', '2026-03-01', ${approvedAt},
      ${approvedBy}, ${totalWon}, ${paymentStatus}, '[{"kind":"items"}]')`);
};

let opened: OpenDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openUnmigratedDatabase();
  database = opened.database;
  await migrateUntilBefore(database, '0004_washed_with_approval');
  for (const [hash, withdrawnAt] of [
    ['stays', null],
    ['has left', '2026-03-05'],
  ])
    await database.execute(sql`
      insert into members (phone_hash, nickname, terms_agreed_at, referral_code, joined_at, withdrawn_at)
      values (${hash}, 'n', '2026-01-01', ${hash}, '2026-01-01', ${withdrawnAt})`);
  // Drops the foreign key instead of inserting a shop with its forty irrelevant columns.
  await database.execute(sql`alter table requests drop constraint requests_laundry_id_laundries_id_fk`);
  for (const request of OLD_REQUESTS) await plantRequest(database, request);
  await database.execute(sql`
    insert into request_moves (request_id, from_status, to_status, actor_type, at, photo_ids)
    values (4, null, 'Requested', 'customer', '2026-03-01', '{}'), (4, 'Requested', 'Cancelled', 'system', '2026-03-02', '{}')`);
  await database.execute(sql`
    insert into request_photos (request_id, kind, file_key, media_type, size_bytes, created_at)
    values (1, 'stain', 'key-1', 'image/png', 1, '2026-03-01'), (4, 'stain', 'key-4', 'image/png', 1, '2026-03-01')`);
  await migrateDatabase(database);
});
afterAll(() => opened.close());

const rowsOf = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows;

describe('constraint on washing', () => {
  it('keeps approvals, and makes washed requests without approval free', async () => {
    const rows = await rowsOf(sql`select status, approved_by, total_won, payment_status from requests order by id`);
    expect(rows).toEqual([
      { status: 'Requested', approved_by: null, total_won: null, payment_status: 'None' },
      { status: 'Completed', approved_by: 'customer', total_won: 8_900, payment_status: 'Paid' },
      { status: 'Processing', approved_by: 'system', total_won: 0, payment_status: 'None' },
      { status: 'Cancelled', approved_by: null, total_won: null, payment_status: 'None' },
    ]);
  });

  it('rejects unapproved washing on insert and update', async () => {
    const refusal = { cause: expect.objectContaining({ constraint: 'requests_washed_with_approval' }) };
    const start = database.execute(sql`update requests set status = 'Processing' where id = 1`);
    await expect(start).rejects.toMatchObject(refusal);
    await expect(
      plantRequest(database, { memberId: STAYS, status: 'Delivered', totalWon: 8_900 }),
    ).rejects.toMatchObject(refusal);
    await database.execute(sql`update requests set status = 'WashCompleted' where id = 3`);
  });
});

describe('column of the last transition’s actor', () => {
  it('is filled from the timeline', async () => {
    const rows = await rowsOf(sql`select status_by from requests where id in (1, 4) order by id`);
    expect(rows).toEqual([{ status_by: 'customer' }, { status_by: 'system' }]);
  });
});

describe('address deletion migration', () => {
  it('deletes the address from requests of withdrawn members only', async () => {
    const rows = await rowsOf(sql`
      select pickup_address->>'subAddress' as home, pickup_address->>'emd' as emd, entrance_password as door,
        latitude from requests where id in (1, 4) order by id`);
    expect(rows).toEqual([
      { home: '101', emd: 'dong', door: '1234', latitude: 37.51234 },
      { home: '', emd: 'dong', door: null, latitude: 37.51 },
    ]);
    expect(await rowsOf(sql`select file_key from file_removals`)).toEqual([{ file_key: 'key-4' }]);
    expect(await rowsOf(sql`select file_key from request_photos`)).toEqual([{ file_key: 'key-1' }]);
  });
});
