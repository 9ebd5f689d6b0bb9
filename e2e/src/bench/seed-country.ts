import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Position of the customer, in the middle of the first block, in 대전. */
export const CUSTOMER = { latitude: 36.35, longitude: 127.38 } as const;

/** A thousand shops on 10 km by 10 km, as in a city. */
const SHOPS_PER_BLOCK = 1_000;
/** Blocks per row of the country. */
const BLOCKS_PER_ROW = 32;
const BLOCK_DEGREES = { latitude: 0.09, longitude: 0.11 } as const;

/** Runs SQL on a PostgreSQL server and returns the output. @throws with the server's message. */
export const queryPostgres = async (url: string, sql: string): Promise<string> => {
  const { stdout } = await run('psql', [url, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-c', sql]);
  return stdout.trim();
};

/** Runs SQL statements; returns the last result as text. */
export type Query = (sql: string) => Promise<string>;

/** Inserts a range of shops, block by block: the customer's surroundings are complete after the first block. */
const shopsSql = (from: number, to: number): string => `
  insert into laundries (laundry_name, representive, career, bcode, sido, gungu, dong, address, latitude, longitude, safety_number,
    can_mend, is_free_delivery, is_parking, has_membership_service, can_delivery, delivery_radius_m, use_delivery_agency,
    can_new_request, delivery_fee_won, free_from_won, opens_at, closes_at, closed_weekdays, slot_capacity, handle_items,
    price_from_won, rating, review_count, usage_count)
  select (array['새봄세탁', '한별크린', '푸른빨래방', '하얀세탁소'])[1 + n % 4] || ' ' || n, '김세탁', n % 30, '3017011200', '대전', '서구',
    (array['둔산동', '월평동', '탄방동'])[1 + n % 3], '대전 서구 둔산로 ' || n,
    ${CUSTOMER.latitude} + ${BLOCK_DEGREES.latitude} * (n / ${SHOPS_PER_BLOCK} / ${BLOCKS_PER_ROW} + (n * 7919 % 1000) / 1000.0 - 0.5),
    ${CUSTOMER.longitude} - ${BLOCK_DEGREES.longitude} * (n / ${SHOPS_PER_BLOCK} % ${BLOCKS_PER_ROW} + (n * 104729 % 997) / 997.0 - 0.5),
    '0507-1234-5678', n % 2 = 0, n % 3 = 0, n % 5 = 0, n % 4 = 0, n % 6 > 0, 1500 + n % 4 * 1000, n % 7 = 0,
    n % 11 > 0, n % 5 * 1000, 20000, '09:00', '21:00', '{0}', 4, array['일반 세탁'], 1500, n % 9 / 2.0, n % 50, n % 300
  from generate_series(${from}::bigint, ${to}) as n;`;

/** Inserts the price of two pieces for every shop without prices. */
const pricesSql = `
  insert into laundry_prices (laundry_id, category, price_won)
  select id, category, 1000 + id % 20 * 100 from laundries, unnest(array['와이셔츠', '코트']) as category
  where address like '대전 서구 둔산로 %'
  on conflict do nothing;`;

/** Inserts shops up to the given number and analyzes the tables. */
export const seedCountry = async (ask: Query, shops: number): Promise<void> => {
  const there = Number(await ask('select count(*) from laundries'));
  if (there > shops) throw new Error(`There are ${there} shops already, more than ${shops}.`);
  // Disables foreign key checks, which take minutes for two million prices; the generated rows are valid.
  await ask(`set session_replication_role = replica; ${shopsSql(there, shops - 1)} ${pricesSql}`);
  await ask('refresh materialized view shop_heaps');
  await ask('vacuum analyze');
};

/** Median execution time of a statement on the server, in ms. */
export const bareMs = async (url: string, sql: string, rounds: number): Promise<number> => {
  const explained = Array.from({ length: rounds }, () => `explain (analyze, timing off) ${sql};`).join('\n');
  const times = [...(await queryPostgres(url, explained)).matchAll(/Execution Time: ([\d.]+) ms/g)].map(([, ms]) =>
    Number(ms),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
};
