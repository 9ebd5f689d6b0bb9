import { sql } from 'drizzle-orm';
import { type Database, migrateDatabase, type OpenDatabase } from './database';
import { migrateUntilBefore } from './testing/migration-steps';
import { openUnmigratedDatabase } from './testing/test-database';

let opened: OpenDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openUnmigratedDatabase();
  database = opened.database;
  await migrateUntilBefore(database, '0014_benefits_used');
  await database.execute(sql`
    insert into members (phone_hash, nickname, terms_agreed_at, referral_code, joined_at)
    values ('a', 'a', '2026-01-01', 'a', '2026-01-01'), ('b', 'b', '2026-01-01', 'b', '2026-01-01')`);
  await database.execute(sql`
    insert into point_entries (member_id, kind, amount, text, at, expires_at) values
      (1, 'earned', 1000, 'late', '2026-01-01', '2027-06-01'),
      (1, 'earned', 700, 'early', '2026-01-02', '2027-01-01'),
      (1, 'spent', -1200, 'first', '2026-01-03', null),
      (1, 'spent', -100, 'second', '2026-01-04', null),
      (2, 'earned', 300, 'endless', '2026-01-05T00:00:00Z', null)`);
  await database.execute(sql`
    insert into coupons (member_id, code, name, discount_won, minimum_won, expires_at, used_at)
    values (1, 'OLD', 'old', 1000, 0, '2027-01-01', '2026-01-01')`);
  await migrateDatabase(database);
});
afterAll(() => opened.close());

describe('points from before lots', () => {
  it('keep every balance, spending the earliest-expiring first', async () => {
    const { rows } = await database.execute(sql`
      select member_id, kind, amount, text, lot_id from point_entries order by id`);
    expect(rows.map((row) => Object.values(row))).toEqual([
      [1, 'earned', 1000, 'late', null],
      [1, 'earned', 700, 'early', null],
      [1, 'spent', -700, 'first', 2],
      [1, 'spent', -100, 'second', 1],
      [2, 'earned', 300, 'endless', null],
      [1, 'spent', -500, 'first', 1],
    ]);
  });

  it('without an expiry get one year after earning', async () => {
    const { rows } = await database.execute(sql`
      select (expires_at at time zone 'UTC')::text as ends from point_entries where text = 'endless'`);
    expect(rows).toEqual([{ ends: '2027-01-05 00:00:00' }]);
  });

  it('leave coupons unchanged', async () => {
    const { rows } = await database.execute(
      sql`select campaign_id, used_request_id, used_at is null as unused from coupons`,
    );
    expect(rows).toEqual([{ campaign_id: null, used_request_id: null, unused: false }]);
  });
});
