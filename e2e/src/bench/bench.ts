import { benchApi } from './api';
import { benchCommits } from './commits';
import { benchDrill, DRILLS } from './drill';
import { benchFirstTap } from './first-tap';
import { benchGrowth } from './growth';
import { benchJudge } from './judge';
import { benchOpenConnections } from './open-connections';
import { benchOneLine } from './one-line';
import { benchRegistration } from './registration';
import { benchRenders } from './renders';
import { benchSoak } from './soak';
import { benchTaps } from './taps';
import { benchWeb } from './web';

const USAGE = `pnpm bench <what>
  web [rounds] [url] [way or page …]  first views on a slow phone, rendered by the server and by the browser, compared with one build
                                      of the same sources and with the same HTML without scripts
  first-tap [rounds] [url]            time until the first tap on visible content is answered on a slow phone
  taps [rounds] [url]                 time from twelve frequent taps to the next paint, on a slow processor
  open-connections [url]              small calls during 2,000 event streams and 1,000 slow bodies
  renders                             processor time of each page that the server renders
  registration [rounds] [url]         taps, keys and time that a new customer needs to register
  one-line                            bytes that a returning customer loads after one line was changed
  api [embedded|postgres|compare-sql] [shops]
                                      the shop list with 1,000, 100,000 and, on PostgreSQL, 1,000,000 shops; it, Home and a request compared with their SQL
  commits [rounds]                    status transitions and approvals a second on PostgreSQL, with rows of changes and with NOTIFY
  growth [requests]                   ten frequent calls with 1,000,000 requests, compared with a hundredth, on PostgreSQL
  soak [embedded|postgres] [calls]    memory growth of the API; with DATABASE_URL, on that server
  judge [releases] [seed]             simulated canaries, good and bad: how many the judge rolls back, and after how many openings
  kills [count] [part of a scenario]  servers that are killed at every step of a payment, or at the given number of steps
  live [moves] [streams]              status changes seen through another server, and streams after a restart
  renewals [members]                  two servers that renew memberships at the same midnight
  messages [count] [kills]            servers that are killed while they send messages
  schedules <count> <seed>            random sequences of charges`;

const countOf = (typed: string | undefined): number | undefined => {
  if (typed === undefined) return undefined;
  const count = Number(typed);
  if (!Number.isInteger(count) || count <= 0) throw new Error(USAGE);
  return count;
};

const main = async (): Promise<void> => {
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'web') return benchWeb(countOf(rest[0]), rest.slice(1));
  if (what === 'first-tap') return benchFirstTap(countOf(rest[0]), rest[1]);
  if (what === 'taps') return benchTaps(countOf(rest[0]), rest[1]);
  if (what === 'registration') return benchRegistration(countOf(rest[0]), rest[1]);
  if (what === 'open-connections') return benchOpenConnections(rest[0]);
  if (what === 'judge') return benchJudge(countOf(rest[0]), countOf(rest[1]));
  if (what === 'one-line') return benchOneLine();
  if (what === 'renders') return benchRenders();
  if (what === 'api') {
    const [engine = 'postgres', shops] = rest;
    if (engine !== 'embedded' && engine !== 'postgres' && engine !== 'compare-sql') throw new Error(USAGE);
    return benchApi(engine, countOf(shops));
  }
  if (what === 'commits') return benchCommits(countOf(rest[0]));
  if (what === 'growth') return benchGrowth(countOf(rest[0]));
  if (DRILLS.some((drill) => drill === what)) return benchDrill(process.argv.slice(2));
  if (what !== 'soak') throw new Error(USAGE);
  const [engine = process.env['DATABASE_URL'] === undefined ? 'embedded' : 'postgres', calls] = rest;
  if (engine !== 'embedded' && engine !== 'postgres') throw new Error(USAGE);
  await benchSoak(engine, countOf(calls));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
