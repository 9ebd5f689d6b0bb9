import { liveSchedules } from '../../charges/testing/charge-schedules';
import { openTestApi } from '../test-api';
import { onOwnCluster } from './drill-api';

const USAGE = `drills-cli.ts <what>
  schedules <count> <seed>   random lives of charges`;

const drillSchedules = async (count: number, seed: number): Promise<void> => {
  const api = await openTestApi();
  const startedAt = performance.now();
  const seen = await liveSchedules(api, count, seed).finally(() => api.close());
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`seed ${seed}: ${JSON.stringify(seen)} in ${seconds.toFixed(0)} s`);
};

const main = (): Promise<void> => {
  const [what, first, second] = process.argv.slice(2);
  const [count, seed] = [Number(first), Number(second)];
  if (what === 'schedules') return onOwnCluster(() => drillSchedules(count, seed));
  throw new Error(USAGE);
};

await main();
