import { sql } from 'drizzle-orm';
import { type Database, migrateDatabase, type OpenDatabase } from './database';
import { migrateUntilBefore } from './testing/migration-steps';
import { openUnmigratedDatabase } from './testing/test-database';

let opened: OpenDatabase;
let database: Database;
beforeEach(async () => {
  opened = await openUnmigratedDatabase();
  database = opened.database;
});
afterEach(() => opened.close());

/** A request as the first schema had it, without the rows around it that say nothing here. */
const plantRequest = async (part: {
  readonly status: string;
  readonly approvedAt?: string;
  readonly approvedBy?: string;
  readonly totalWon?: number;
  readonly paymentStatus?: string;
}): Promise<void> => {
  const { status, approvedAt = null, approvedBy = null, totalWon = null, paymentStatus = 'None' } = part;
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into requests (member_id, laundry_id, status, collection_time, laundry_num_by_user, has_premium, has_stain,
        etc, has_password, delivery_bag, paid_services, pickup_address, latitude, longitude, estimate_min_won,
        estimate_max_won, status_at, created_at, approved_at, approved_by, total_won, payment_status, price_lines)
      values (1, 1, ${status}, '2026-03-01', 3, false, false, '', false, false, '[]', '{}', 37.5, 127, 0, 0,
        '2026-03-02', '2026-03-01', ${approvedAt}, ${approvedBy}, ${totalWon}, ${paymentStatus}, '[{"kind":"items"}]')`);
  });
};

const requestRows = async () =>
  (
    await database.execute(
      sql`select status, approved_at is not null as approved, approved_by, total_won, payment_status from requests order by id`,
    )
  ).rows;

describe('the constraint on washing', () => {
  it('leaves what was approved as it is', async () => {
    await migrateUntilBefore(database, '0004_washed_with_approval');
    await plantRequest({ status: 'Requested' });
    await plantRequest({
      status: 'Completed',
      approvedAt: '2026-03-02',
      approvedBy: 'customer',
      totalWon: 8_900,
      paymentStatus: 'Paid',
    });
    const before = await requestRows();
    await migrateDatabase(database);
    expect(await requestRows()).toEqual(before);
  });

  it('makes free what was washed although nobody had agreed, so that it can still be brought home', async () => {
    await migrateUntilBefore(database, '0004_washed_with_approval');
    await plantRequest({ status: 'Processing', totalWon: 8_900, paymentStatus: 'Issued' });
    await migrateDatabase(database);
    expect(await requestRows()).toEqual([
      { status: 'Processing', approved: true, approved_by: 'system', total_won: 0, payment_status: 'None' },
    ]);
    await database.execute(sql`update requests set status = 'WashCompleted'`);
  });

  it('refuses from then on what tries to wash unasked, row by row', async () => {
    await migrateUntilBefore(database, '0004_washed_with_approval');
    await plantRequest({ status: 'Registered', totalWon: 8_900 });
    await migrateDatabase(database);
    await expect(database.execute(sql`update requests set status = 'Processing'`)).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'requests_washed_with_approval' }),
    });
    await expect(plantRequest({ status: 'Delivered', totalWon: 8_900 })).rejects.toBeDefined();
  });
});
