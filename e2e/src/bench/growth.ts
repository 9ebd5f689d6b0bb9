import { startApi, type StartedApi } from '../system/start-api';
import { startPostgres } from '../system/start-postgres';
import { markdown } from './interleave';
import { CUSTOMER, queryPostgres, seedCountry } from './seed-country';
import { FIRST_ID, giveRequests, REQUESTS_OF_MEMBER, seedRequests } from './seed-requests';
import { SoakClient } from './soak-client';
import { sqlMean, sqlOfCall } from './sql-of-call';
import { meanOf, quantile } from './under-load';

const SHOPS = 1_000;
const REQUESTS = 1_000_000;
/** The smaller database has a hundredth. */
const SMALLER = 100;
const CALLS = 300;
const CALLS_IN_TURN = 20;
const WARM_UP_CALLS = 100;
/** Maximum ratio of the greater database to the smaller one, at the median and the 99th percentile. */
const MAX_GROWTH = 1.35;

const PLACE = `latitude=${CUSTOMER.latitude}&longitude=${CUSTOMER.longitude}`;
const SHOP = 7;

/** A frequent call: its path, and the token that it sends. */
interface Call {
  readonly path: string;
  readonly by?: 'member' | 'shop';
}

/** The newest request of the member who calls, in the middle of all. */
const requestOf = (requests: number): number => FIRST_ID + requests / 2 + REQUESTS_OF_MEMBER - 1;

const callsIn = (requests: number): Readonly<Record<string, Call>> => ({
  list: { path: `/v1/app/nonMember/laundry/list/group?${PLACE}` },
  map: { path: '/v1/app/nonMember/laundry/map?south=36.34&north=36.36&west=127.37&east=127.39&zoom=14' },
  'a shop’s page': { path: `/v1/app/nonMember/laundry/detail/${SHOP}?${PLACE}` },
  'list, member': { path: '/v1/app/laundry/list/group', by: 'member' },
  Home: { path: '/v1/app/main', by: 'member' },
  requests: { path: '/v1/app/request/delivery', by: 'member' },
  'a request': { path: `/v1/app/request/delivery/detail/${requestOf(requests)}`, by: 'member' },
  notifications: { path: '/v1/app/notification', by: 'member' },
  'number of notifications': { path: '/v1/app/notification/count', by: 'member' },
  'requests of a shop': { path: `/v1/partner/requests/${requestOf(requests)}`, by: 'shop' },
});

/** An API on a database with a number of requests. */
interface Size {
  readonly api: StartedApi;
  readonly databaseUrl: string;
  /** Durations of one call in ms, by one caller. */
  readonly take: (name: string, calls: number) => Promise<number[]>;
}

const tokenOfShop = async (client: SoakClient, shop: number): Promise<string> => {
  const staff = await client.send<{ accessToken: string }>('POST', `/sandbox/shop/${shop}/token`, {});
  if (staff === undefined) throw new Error('The sandbox gave no token.');
  return staff.accessToken;
};

/** Fills a database of its own and gives the caller the requests of one generated member. */
const openSize = async (serverUrl: string, requests: number): Promise<Size> => {
  const databaseUrl = serverUrl.replace(/[^/]+$/, `requests_${requests}`);
  await queryPostgres(serverUrl, `create database requests_${requests}`);
  const api = await startApi(databaseUrl);
  const ask = (sql: string): Promise<string> => queryPostgres(databaseUrl, sql);
  await seedCountry(ask, SHOPS);
  await seedRequests(ask, requests);
  const request = requestOf(requests);
  const shop = Number(await ask(`select laundry_id from requests where id = ${request}`));
  const client = new SoakClient(api.origin);
  const tokens = { member: await giveRequests(client, ask, request), shop: await tokenOfShop(client, shop) };
  const calls = callsIn(requests);
  return {
    api,
    databaseUrl,
    take: async (name, count) => {
      const { path, by } = calls[name] ?? { path: '/' };
      const headers = by === undefined ? {} : { authorization: `Bearer ${tokens[by]}` };
      const times: number[] = [];
      for (let call = 0; call < count; call += 1) {
        const startedAt = performance.now();
        const answer = await fetch(api.origin + path, { headers });
        await answer.text();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        times.push(performance.now() - startedAt);
      }
      return times;
    },
  };
};

/** Measures one call and its bare SQL in small batches over both sizes, so that noise of the machine affects all. */
const compare = async (name: string, [small, great]: readonly [Size, Size]): Promise<string[]> => {
  const statements = await sqlOfCall(great.databaseUrl, () => great.take(name, 1));
  const [smallTimes, greatTimes, bare]: [number[], number[], number[]] = [[], [], []];
  for (const { take } of [small, great]) await take(name, WARM_UP_CALLS);
  for (let done = 0; done < CALLS; done += CALLS_IN_TURN) {
    smallTimes.push(...(await small.take(name, CALLS_IN_TURN)));
    greatTimes.push(...(await great.take(name, CALLS_IN_TURN)));
    bare.push(await sqlMean(great.databaseUrl, statements, CALLS_IN_TURN));
  }
  const quantiles = [0.5, 0.99].map((share) => ({
    before: quantile(smallTimes, share),
    after: quantile(greatTimes, share),
  }));
  if (quantiles.some(({ before, after }) => after / before > MAX_GROWTH)) process.exitCode = 1;
  return [
    name,
    quantiles.map(({ before }) => before.toFixed(1)).join(' / '),
    quantiles.map(({ after }) => after.toFixed(1)).join(' / '),
    quantiles.map(({ before, after }) => (after / before).toFixed(2)).join(' / '),
    `${statements.length}`,
    `${meanOf(bare).toFixed(1)} (${(meanOf(greatTimes) / meanOf(bare)).toFixed(2)})`,
  ];
};

/**
 * Benchmarks the ten most frequent calls by one caller with a million requests and ten million rows of their timelines,
 * compared with a hundredth, on PostgreSQL, and with the bare SQL of each call.
 */
export const benchGrowth = async (requests = REQUESTS): Promise<void> => {
  const postgres = await startPostgres();
  const opened: Size[] = [];
  const open = async (count: number): Promise<Size> => {
    const size = await openSize(postgres.url, count);
    opened.push(size);
    return size;
  };
  try {
    const sizes = [await open(requests / SMALLER), await open(requests)] as const;
    const rows: string[][] = [];
    for (const name of Object.keys(callsIn(requests))) rows.push(await compare(name, sizes));
    const count = (size: number): string => `${size.toLocaleString('en')} requests, p50 / p99`;
    const head = ['call', count(requests / SMALLER), count(requests), `growth, allowed ${MAX_GROWTH}`];
    console.log(markdown([...head, 'statements', 'their mean (mean of the call ÷ it)'], rows));
  } finally {
    for (const { api } of opened) await api.stop();
    await postgres.stop();
  }
};
