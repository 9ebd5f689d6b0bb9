import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { StartedApi } from '../system/start-api';
import { queryPostgres } from './seed-country';
import { FIRST_ID, giveRequests, REQUESTS_OF_MEMBER, seedRequests } from './seed-requests';
import { SoakClient } from './soak-client';
import { sqlMean, sqlOfCall } from './sql-of-call';
import { meanOf, quantile } from './under-load';

const REQUESTS = 10_000;
const ROUNDS = 20;
const CALLS_IN_ROUND = 50;
const WARM_UP_CALLS = 3_000;
/** Maximum ratio of the mean of a call to that of its statements. */
const MAX_RATIO = 1.6;

/** The newest request of the member who calls. */
const REQUEST = FIRST_ID + REQUESTS_OF_MEMBER - 1;

const CALLS = { Home: '/v1/app/main', 'a request': `/v1/app/request/delivery/detail/${REQUEST}` } as const;

/** Calls over one connection, by Node's own client: `fetch` takes as long as a third of such a call. */
const callerOf = (origin: string, token: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (path: string): Promise<number> => {
    const startedAt = performance.now();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(origin + path, { agent, headers: { authorization: `Bearer ${token}` } }, resolve).on('error', reject);
    });
    const body = await text(answer);
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${body}`);
    return performance.now() - startedAt;
  };
};

/**
 * Compares Home and a request of a member with the statements that they send, each run alone on one connection,
 * interleaved; means.
 */
export const compareCalls = async ({ origin }: StartedApi, databaseUrl: string): Promise<void> => {
  const ask = (sql: string): Promise<string> => queryPostgres(databaseUrl, sql);
  await seedRequests(ask, REQUESTS);
  const token = await giveRequests(new SoakClient(origin), ask, REQUEST);
  const call = callerOf(origin, token);
  for (const [name, path] of Object.entries(CALLS)) {
    const statements = await sqlOfCall(databaseUrl, () => call(path));
    for (let nth = 0; nth < WARM_UP_CALLS; nth += 1) await call(path);
    const [times, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await sqlMean(databaseUrl, statements, CALLS_IN_ROUND));
      for (let nth = 0; nth < CALLS_IN_ROUND; nth += 1) times.push(await call(path));
    }
    const ratio = meanOf(times) / meanOf(bare);
    const figures = `mean ${meanOf(times).toFixed(2)}, median ${quantile(times, 0.5).toFixed(2)} ms`;
    const own = `${statements.length} statements ${meanOf(bare).toFixed(2)} ms`;
    console.log(`          ${name.padEnd(34)}${figures}, ${own}, mean ÷ SQL ${ratio.toFixed(2)} (limit ${MAX_RATIO})`);
  }
};
