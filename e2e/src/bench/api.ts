import { startApi, type StartedApi } from '../system/start-api';
import { startPostgres } from '../system/start-postgres';
import { compareCalls } from './compare-calls';
import { compareWithSql } from './compare-sql';
import { startEmbeddedCountry } from './embedded-country';
import { queryPostgres, bareMs, CUSTOMER, seedCountry } from './seed-country';
import { residentMib } from './resident-memory';
import { quantile, timeOf } from './under-load';

const SIZES = [1_000, 100_000, 1_000_000];
const CALLS = 200;
const CALLS_IN_TURN = 20;
const CALLERS_AT_ONCE = 8;
const BARE_ROUNDS = 41;
/** Maximum ratio of the median with the most shops to the one with the fewest. */
const MAX_GROWTH = 1.35;

/** Call, and whether `MAX_GROWTH` applies to it. */
interface Question {
  readonly path: string;
  readonly isHeld: boolean;
}

const place = `latitude=${CUSTOMER.latitude}&longitude=${CUSTOMER.longitude}`;
const list = (more: string): string => `/laundry/list/group?${place}${more}`;
const map = (degrees: number): string => {
  const { latitude, longitude } = CUSTOMER;
  return `/laundry/map?south=${latitude - degrees}&north=${latitude + degrees}&west=${longitude - degrees}&east=${longitude + degrees}&zoom=14`;
};

/**
 * Calls of a visitor. A search scans the nearest 2,000 shops, and the smallest database has half as many: it is
 * measured without a limit.
 */
const QUESTIONS: Readonly<Record<string, Question>> = {
  list: { path: list(''), isHeld: true },
  nearest: { path: list('&sort=Distance'), isHeld: true },
  filters: { path: list('&canMend=1&isFreeDelivery=1'), isHeld: true },
  'search: name': { path: list(`&q=${encodeURIComponent('새봄')}`), isHeld: false },
  'search: initials': { path: list(`&q=${encodeURIComponent('ㅎㅂ')}`), isHeld: false },
  'search: nothing': { path: list(`&q=${encodeURIComponent('없는이름')}`), isHeld: false },
  'map: streets': { path: map(0.01), isHeld: true },
  'map: country': { path: '/laundry/map?south=33&north=39&west=124&east=132&zoom=7', isHeld: false },
  detail: { path: `/laundry/detail/7?${place}`, isHeld: true },
};

/** Ids of the nearest hundred shops, the minimum for any list. */
const BARE_SQL = `select id from laundries order by position <-> ll_to_earth(${CUSTOMER.latitude}, ${CUSTOMER.longitude}) limit 100`;

const urlOf = (origin: string, { path }: Question): string => `${origin}/v1/app/nonMember${path}`;

const noTimes = (): number[] => [];

/** Makes sequential calls. @returns their durations in ms. */
const timesOf = async (url: string, calls: number): Promise<number[]> => {
  const times: number[] = [];
  while (times.length < calls) times.push(await timeOf(url));
  return times;
};

/** Measures calls per second with concurrent callers. */
const throughputOf = async (url: string): Promise<number> => {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CALLERS_AT_ONCE }, () => timesOf(url, CALLS / CALLERS_AT_ONCE)));
  return CALLS / ((performance.now() - startedAt) / 1_000);
};

/** API on a database with a given number of shops. */
interface Country {
  readonly shops: number;
  readonly api: StartedApi;
}

const openCountry = async (serverUrl: string, shops: number) => {
  const databaseUrl = serverUrl.replace(/[^/]+$/, `shops_${shops}`);
  await queryPostgres(serverUrl, `create database shops_${shops}`);
  const api = await startApi(databaseUrl);
  return { shops, api, databaseUrl };
};

const print = (shops: number, what: string, figures: string): void =>
  console.log(`${shops.toLocaleString('en').padStart(9)} ${what.padEnd(18)}${figures}`);

/** Measures one question in small batches over all sizes, so that noise of the machine affects all of them. */
const compare = async (what: string, question: Question, countries: readonly Country[]): Promise<void> => {
  const measured = countries.map(({ shops, api }) => ({ shops, url: urlOf(api.origin, question), times: noTimes() }));
  for (const { url } of measured) await timesOf(url, CALLS_IN_TURN);
  for (let done = 0; done < CALLS; done += CALLS_IN_TURN)
    for (const { url, times } of measured) times.push(...(await timesOf(url, CALLS_IN_TURN)));
  for (const { shops, url, times } of measured) {
    const [median, slowest] = [quantile(times, 0.5), quantile(times, 0.99)];
    const perSecond = await throughputOf(url);
    print(shops, what, `p50 ${median.toFixed(1)} ms, p99 ${slowest.toFixed(1)} ms, ${perSecond.toFixed(0)} a second`);
  }
  const growth = quantile(measured.at(-1)?.times ?? [], 0.5) / quantile(measured[0]?.times ?? [], 0.5);
  const allowed = question.isHeld ? `; allowed ${MAX_GROWTH}` : '';
  console.log(`          ${what.padEnd(18)}most shops ÷ fewest ${growth.toFixed(2)}${allowed}`);
  if (question.isHeld && growth > MAX_GROWTH) process.exitCode = 1;
};

const measure = async (countries: readonly Country[]): Promise<void> => {
  for (const [what, question] of Object.entries(QUESTIONS)) await compare(what, question, countries);
  for (const { shops, api } of countries)
    print(shops, 'memory of the API', `${(await residentMib(api.pid)).toFixed(0)} MiB`);
};

const onPostgres = async (sizes: readonly number[], isBrief: boolean): Promise<void> => {
  const postgres = await startPostgres();
  const countries: (Country & { readonly databaseUrl: string })[] = [];
  try {
    for (const shops of sizes) countries.push(await openCountry(postgres.url, shops));
    for (const { shops, databaseUrl } of countries) await seedCountry((sql) => queryPostgres(databaseUrl, sql), shops);
    for (const { shops, databaseUrl } of countries)
      print(shops, 'bare SQL', `p50 ${(await bareMs(databaseUrl, BARE_SQL, BARE_ROUNDS)).toFixed(2)} ms`);
    for (const { shops, api, databaseUrl } of countries) {
      print(shops, 'compared with its SQL', '');
      await compareCalls(api, databaseUrl);
      await compareWithSql(api, databaseUrl, () => startApi(databaseUrl));
    }
    if (!isBrief) await measure(countries);
  } finally {
    for (const { api } of countries) await api.stop();
    await postgres.stop();
  }
};

const embedded = async (sizes: readonly number[]): Promise<void> => {
  const countries: Country[] = [];
  try {
    for (const shops of sizes) countries.push({ shops, api: await startEmbeddedCountry(shops) });
    await measure(countries);
  } finally {
    for (const { api } of countries) await api.stop();
  }
};

/**
 * Benchmarks the shop list with growing numbers of shops, sequentially and concurrently; on PostgreSQL also the bare
 * SQL in the same run. The city of a thousand shops around the customer stays the same, the rest of the country grows.
 *
 * @param engine `compare-sql` skips the comparison of sizes.
 * @param most maximum number of shops: by default a million on PostgreSQL and a hundred thousand embedded.
 */
export const benchApi = (
  engine: 'postgres' | 'embedded' | 'compare-sql' = 'postgres',
  most?: number,
): Promise<void> => {
  const sizesTo = (limit: number): readonly number[] => SIZES.filter((size) => size <= (most ?? limit));
  if (engine === 'embedded') return embedded(sizesTo(100_000));
  return onPostgres(sizesTo(1_000_000), engine === 'compare-sql');
};
