import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StartedApi } from '../system/start-api';
import { startBalancer } from './balancer';
import { CUSTOMER } from './seed-country';
import { type Address, loadOf, meanOf, quantile, timeOf } from './under-load';

const run = promisify(execFile);

const ROUNDS = 10;
const CALLS_IN_ROUND = 30;
const WARM_UP_CALLS = 2_000;
const CONNECTIONS = 50;
const CALLS_AT_ONCE = 5_000;
const STEP_DEGREES = 0.000_001;

/** Handwritten query of the list page: shops within 5 km by group, with counts, and card data of the first thirty. */
const LIST_SQL = `with here as (select ll_to_earth(${CUSTOMER.latitude}, ${CUSTOMER.longitude})::cube as place),
nearest as (select l.*, l.position <-> here.place as metres from laundries l, here
  where l.position <@ cube_enlarge(here.place, 5001, 3) order by l.position <-> here.place limit 2000),
found as (select *, case when not can_new_request then 5 when not can_delivery or metres > delivery_radius_m then 4
  when has_membership_service then 1 else 2 end as place_of_group, metres - 400 * rating as key from nearest where metres <= 5000)
select f.id, laundry_name, profile_picture, rating, review_count, division, can_mend, is_free_delivery, is_parking, handle_items,
  price_from_won, dong, delivery_fee_won, free_from_won, metres, place_of_group,
  array(select day from laundry_holidays where laundry_id = f.id and day >= current_date),
  (select json_agg(s) from laundry_slots s where laundry_id = f.id and starts_at >= now()),
  (select min(price_won) from laundry_prices where laundry_id = f.id and category = '와이셔츠'),
  (select max(turnaround_days) from laundry_prices where laundry_id = f.id),
  (select json_object_agg(c.place_of_group, c.n) from (select place_of_group, count(*) as n from found group by 1) c)
from found f order by place_of_group, key, metres, f.id limit 31;`;

/** Mean duration of a prepared statement over one connection in ms, by pgbench. */
const sqlMean = async (databaseUrl: string): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'dongne-sql-'));
  try {
    const script = join(folder, 'list.sql');
    await writeFile(script, LIST_SQL.replaceAll('\n', ' '));
    const own = ['-n', '-M', 'prepared', '-t', String(CALLS_IN_ROUND), '-f', script, databaseUrl];
    const { stdout } = await run('pgbench', own);
    return Number(/latency average = ([\d.]+) ms/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const listAt = (origin: string, step: number): string =>
  `${origin}/v1/app/nonMember/laundry/list/group?latitude=${(CUSTOMER.latitude + step * STEP_DEGREES).toFixed(7)}&longitude=${CUSTOMER.longitude}`;

let steps = 0;
/** Requests the list at a new position each time, so that it is never cached. */
const anywhere =
  (origin: string): Address =>
  () =>
    listAt(origin, (steps += 1));

const ms = (time: number): string => `${time.toFixed(1)} ms`;
const print = (what: string, figures: string): void => console.log(`          ${what.padEnd(34)}${figures}`);

/** Compares the list with its SQL and an empty route, interleaved; means. */
const compareMeans = async (origin: string, databaseUrl: string): Promise<void> => {
  const urls: Record<string, Address> = {
    'list, another place each time': anywhere(origin),
    'list, the same place': () => listAt(origin, 0),
    'a constant route': () => `${origin}/v1/app/nonMember/versions`,
  };
  const times = new Map<string, number[]>([['bare SQL of the list', []]]);
  // Warms up first: V8 optimizes for some thousand calls, a fifth of the list's duration.
  for (const address of Object.values(urls))
    for (let call = 0; call < WARM_UP_CALLS; call += 1) await timeOf(address(call));
  for (let round = 0; round < ROUNDS; round += 1) {
    times.get('bare SQL of the list')?.push(await sqlMean(databaseUrl));
    for (const [what, address] of Object.entries(urls)) {
      const own = times.get(what) ?? [];
      times.set(what, own);
      for (let call = 0; call < CALLS_IN_ROUND; call += 1) own.push(await timeOf(address(call)));
    }
  }
  const bare = meanOf(times.get('bare SQL of the list') ?? []);
  for (const [what, own] of times)
    print(
      what,
      `mean ${ms(meanOf(own))}, median ${ms(quantile(own, 0.5))}, mean ÷ SQL ${(meanOf(own) / bare).toFixed(2)}`,
    );
};

const underLoad = async (what: string, address: Address, watch: readonly string[]): Promise<void> => {
  const { times, perSecond, watched } = await loadOf(address, { callers: CONNECTIONS, calls: CALLS_AT_ONCE, watch });
  const [median, slowest] = [quantile(times, 0.5), quantile(times, 0.99)];
  print(
    what,
    `p50 ${ms(median)}, p99 ${ms(slowest)}, p99 ÷ p50 ${(slowest / median).toFixed(2)}, ${perSecond.toFixed(0)} a second`,
  );
  for (const [url, seen] of watched)
    print(`  ${new URL(url).pathname} meanwhile`, `p50 ${ms(quantile(seen, 0.5))}, p99 ${ms(quantile(seen, 0.99))}`);
};

/**
 * Benchmarks one API, then two behind a load balancer on the same database: the list compared with its bare SQL, the
 * latency of fifty connections, and the latency of an observer meanwhile.
 */
export const compareWithSql = async (
  { origin }: StartedApi,
  databaseUrl: string,
  startAnother: () => Promise<StartedApi>,
): Promise<void> => {
  await compareMeans(origin, databaseUrl);
  const watch = [`${origin}/healthz`, `${origin}/readyz`];
  await underLoad(`${CONNECTIONS} concurrent, different positions`, anywhere(origin), watch);
  await underLoad(`${CONNECTIONS} concurrent, the same position`, () => listAt(origin, 0), watch);
  const other = await startAnother();
  try {
    const both = await startBalancer([origin, other.origin]);
    await underLoad('two processes, other places', anywhere(both.origin), watch);
    await underLoad('two processes, the same place', () => listAt(both.origin, 0), watch);
    await both.stop();
  } finally {
    await other.stop();
  }
};
