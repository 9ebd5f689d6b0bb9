import { runSchedules } from '@dongne/api/testing/money/charge-schedules';
import { openSandboxApi } from '../sandbox-api';
import { onOwnCluster, openDrillApi } from './drill-api';
import { drillKills } from './kills';
import { drillComeback, drillMoves } from './live';
import { drillMessages } from './messages';
import { drillRenewals } from './renewals';

const USAGE = `drills-cli.ts <what>
  kills [count] [part of a scenario]      servers killed at every step of payments
  renewals [members]                      two servers renewing memberships at the same midnight
  messages [count] [kills]                servers killed while sending messages
  schedules <count> <seed>                random schedules of charges
  live [moves] [streams]                  events across servers, and streams after a restart`;

/** Result of a drill; closes its API afterwards, also after a failure. */
const closing = async <T>(api: { readonly close: () => Promise<unknown> }, drill: Promise<T>): Promise<T> => {
  try {
    return await drill;
  } finally {
    await api.close();
  }
};

const drillSchedules = async (count: number, seed: number): Promise<void> => {
  const api = await openSandboxApi();
  const startedAt = performance.now();
  const seen = await closing(api, runSchedules(api, count, seed));
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`seed ${seed}: ${JSON.stringify(seen)} in ${seconds.toFixed(0)} s`);
};

const drillAllKills = async (count: number, only: string | undefined): Promise<void> => {
  const api = await openDrillApi();
  const startedAt = performance.now();
  const options = { count, onProgress: console.log, ...(only === undefined ? {} : { only }) };
  const { kills, restarts, slowestSeconds, lines, problems } = await closing(api, drillKills(api, options));
  console.log(lines.join('\n'));
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  console.log(
    `${kills} deaths, ${restarts} restarts, settled after ${slowestSeconds} s at the latest; took ${seconds} s`,
  );
  if (problems.length > 0) throw new Error(`${problems.length} problems:\n${problems.join('\n')}`);
};

const RENEWALS_LIMIT_SECONDS = 1_200;

const drillMidnight = async (members: number): Promise<void> => {
  const api = await openDrillApi();
  const { problems, ...night } = await closing(api, drillRenewals(api, members, RENEWALS_LIMIT_SECONDS));
  console.log(JSON.stringify(night));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if ([night.renewed, night.taken, night.posted].some((each) => each !== members)) throw new Error('not each once');
};

const SEEN_WITHIN_MS = 2_000;
const BACK_WITHIN_MS = 30_000;

const drillLive = async (moves: number, streams: number): Promise<void> => {
  const api = await openDrillApi();
  try {
    const heardAfter = (await drillMoves(api, moves)).toSorted((a, b) => a - b);
    const inTime = heardAfter.filter((ms) => ms <= SEEN_WITHIN_MS).length;
    const [middle, last] = [heardAfter[Math.floor(moves / 2)] ?? NaN, heardAfter.at(-1) ?? NaN];
    console.log(
      `${inTime} of ${moves} moves seen through the other server within 2 s; half of them after ${middle.toFixed(0)} ms, the last after ${last.toFixed(0)} ms`,
    );
    const { backAfterMs, mostInASecond } = await drillComeback(api, streams, BACK_WITHIN_MS);
    console.log(
      `${backAfterMs.length} of ${streams} streams back within 30 s of a restart, the last after ${((backAfterMs.at(-1) ?? NaN) / 1_000).toFixed(1)} s, at most ${mostInASecond} in a second`,
    );
    if (inTime < moves || backAfterMs.length < streams) throw new Error('too late');
  } finally {
    await api.close();
  }
};

const drillOutbox = async (messages: number, kills: number): Promise<void> => {
  const api = await openDrillApi();
  const startedAt = performance.now();
  const { problems, ...seen } = await closing(api, drillMessages(api, { messages, kills }));
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  console.log(`${JSON.stringify(seen)} in ${seconds} s`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

const main = (): Promise<void> => {
  const [what, first, second] = process.argv.slice(2);
  const [count, seed] = [Number(first), Number(second)];
  if (what === 'kills') return onOwnCluster(() => drillAllKills(first === undefined ? Infinity : count, second));
  if (what === 'renewals') return onOwnCluster(() => drillMidnight(first === undefined ? 1_000 : count));
  if (what === 'live') return onOwnCluster(() => drillLive(count || 100, seed || 500));
  if (what === 'messages')
    return onOwnCluster(() => drillOutbox(first === undefined ? 10_000 : count, second === undefined ? 50 : seed));
  if (what === 'schedules') return onOwnCluster(() => drillSchedules(count, seed));
  throw new Error(USAGE);
};

await main();
