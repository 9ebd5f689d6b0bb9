import { benchApi } from './api';
import { benchDrill, DRILLS } from './drill';
import { benchFirstTap } from './first-tap';
import { benchHoldingOn } from './holding-on';
import { benchOneLine } from './one-line';
import { benchRegistration } from './registration';
import { benchSoak } from './soak';
import { benchWeb } from './web';

const USAGE = `pnpm bench <what>
  web [rounds] [url] [way or page …]  first views on a slow phone, drawn by the server and by the browser, beside the same sources as
                                      one build and beside the same HTML without scripts
  first-tap [rounds] [url]            after how long the first tap on what is seen is answered on a slow phone
  holding-on [url]                    small calls beside 2,000 event streams and 1,000 slow bodies
  registration [rounds] [url]         how long a new customer needs, in taps, keys and time
  one-line                            what a returning customer loads again after one line was changed
  api [embedded|postgres|beside-sql] [shops]
                                      the shop list among 1,000, 100,000 and, on PostgreSQL, 1,000,000 shops, and beside its SQL
  soak [embedded|postgres] [calls]    whether the API's memory stays where it is; with DATABASE_URL, on that server
  kills [count] [part of a deed]      servers that die at every step of what moves money, or at so many of them
  live [moves] [streams]              moves seen through another server, and streams after a restart
  renewals [members]                  two servers that renew memberships at the same midnight
  messages [count] [kills]            servers that die while they send messages
  schedules <count> <seed>            random lives of charges`;

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
  if (what === 'registration') return benchRegistration(countOf(rest[0]), rest[1]);
  if (what === 'holding-on') return benchHoldingOn(rest[0]);
  if (what === 'one-line') return benchOneLine();
  if (what === 'api') {
    const [engine = 'postgres', shops] = rest;
    if (engine !== 'embedded' && engine !== 'postgres' && engine !== 'beside-sql') throw new Error(USAGE);
    return benchApi(engine, countOf(shops));
  }
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
