import { liveSchedules } from '../../charges/testing/charge-schedules';
import { openTestApi } from '../test-api';
import { onOwnCluster, openDrillApi } from './drill-api';
import { drillKills } from './kills';
import { drillRenewals } from './renewals';

const USAGE = `drills-cli.ts <what>
  kills [count] [part of a deed's name]   servers that die at every step of what moves money
  renewals [members]                      two servers that renew memberships at the same midnight
  schedules <count> <seed>                random lives of charges`;

const drillSchedules = async (count: number, seed: number): Promise<void> => {
  const api = await openTestApi();
  const startedAt = performance.now();
  const seen = await liveSchedules(api, count, seed).finally(() => api.close());
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`seed ${seed}: ${JSON.stringify(seen)} in ${seconds.toFixed(0)} s`);
};

const drillAllKills = async (count: number, only: string | undefined): Promise<void> => {
  const api = await openDrillApi();
  const startedAt = performance.now();
  const options = { count, onProgress: console.log, ...(only === undefined ? {} : { only }) };
  const { kills, restarts, slowestSeconds, lines, problems } = await drillKills(api, options).finally(() =>
    api.close(),
  );
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
  const { problems, ...night } = await drillRenewals(api, members, RENEWALS_LIMIT_SECONDS).finally(() => api.close());
  console.log(JSON.stringify(night));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if ([night.renewed, night.taken, night.posted].some((each) => each !== members)) throw new Error('not each once');
};

const main = (): Promise<void> => {
  const [what, first, second] = process.argv.slice(2);
  const [count, seed] = [Number(first), Number(second)];
  if (what === 'kills') return onOwnCluster(() => drillAllKills(first === undefined ? Infinity : count, second));
  if (what === 'renewals') return onOwnCluster(() => drillMidnight(first === undefined ? 1_000 : count));
  if (what === 'schedules') return onOwnCluster(() => drillSchedules(count, seed));
  throw new Error(USAGE);
};

await main();
