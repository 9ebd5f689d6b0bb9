import { sql } from 'drizzle-orm';
import { type Database, migrateDatabase, type OpenDatabase } from './database';
import { migrateUntilBefore } from './testing/migration-steps';
import { openUnmigratedDatabase } from './testing/test-database';

let opened: OpenDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openUnmigratedDatabase();
  database = opened.database;
  await migrateUntilBefore(database, '0025_addresses');
  for (const [id, name] of ['a', 'b', 'c'].entries()) {
    await database.execute(sql`
      insert into members (phone_hash, nickname, terms_agreed_at, referral_code, joined_at)
      values (${name}, 'n', '2026-01-01', ${name}, '2026-01-01')`);
    // Member 3 has withdrawn and has no address any more.
    if (name === 'c') continue;
    await database.execute(sql`
      insert into member_addresses (member_id, address, road_address, sub_address, address_type, postal_code, entrance_info,
        recipient, sido, gungu, dong, emd, bcode, latitude, longitude, updated_at)
      values (${id + 1}, '서울 강남구 역삼동', '서울 강남구 테헤란로 152', ${name}, 'R', '06236', '경비실', '받는 분', '서울', '강남구',
        '역삼동', '역삼동', '1168010100', 37.5, 127.03, '2026-02-03')`);
  }
  await migrateDatabase(database);
});
afterAll(() => opened.close());

it('leaves each member’s address unchanged', async () => {
  const { rows } = await database.execute(sql`select member_id, sub_address from member_addresses order by id`);
  expect(rows.map((row) => [row['member_id'], row['sub_address']])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
});

it('copies it as the first stored address, without a label', async () => {
  const { rows } = await database.execute(sql`
    select to_jsonb(k) - 'id' - 'label' - 'used_at' = to_jsonb(m) - 'id' - 'updated_at' as is_same, k.label,
      k.used_at = m.updated_at as is_then
    from kept_addresses k join member_addresses m using (member_id) order by member_id`);
  expect(rows).toEqual([
    { is_same: true, label: '', is_then: true },
    { is_same: true, label: '', is_then: true },
  ]);
});
