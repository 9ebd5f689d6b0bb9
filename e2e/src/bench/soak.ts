import { startApi } from '../system/start-api';
import { startPostgres } from '../system/start-postgres';
import { growthOf, type MemorySample } from './memory-growth';
import { residentMib } from './resident-memory';
import { SoakClient } from './soak-client';
import { visit } from './soak-customer';

const DEFAULT_CALLS = 200_000;
const CUSTOMERS_AT_ONCE = 12;
const SAMPLES = 200;
/** Rows of the report; other samples only count in the result. */
const ROWS = 20;
const MAX_GROWTH = 0.05;
const MAX_MINUTES = 60;

/** Database of the API. */
export type SoakEngine = 'embedded' | 'postgres';

/** Simulates customers until a number of calls is reached. @throws when the API fails, or after an hour. */
const load = async (client: SoakClient, total: number, pid: number): Promise<MemorySample[]> => {
  const samples: MemorySample[] = [];
  const deadline = Date.now() + MAX_MINUTES * 60_000;
  let laps = 0;
  let due = 0;
  const sampleWhenDue = async (): Promise<void> => {
    if (client.calls < due) return;
    due = client.calls + total / SAMPLES;
    samples.push({ calls: client.calls, mib: await residentMib(pid) });
  };
  const customer = async (): Promise<void> => {
    while (client.calls < total) {
      if (Date.now() > deadline) throw new Error(`Not done after ${MAX_MINUTES} minutes: ${client.calls} calls.`);
      await visit(client, (laps += 1));
      await sampleWhenDue();
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS_AT_ONCE }, customer));
  return samples;
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Prints the samples. @returns the relative growth of memory. */
const report = (samples: readonly MemorySample[]): number => {
  const every = Math.ceil(samples.length / ROWS);
  for (const { calls, mib } of samples.filter((_sample, at) => at % every === 0))
    console.log(`${String(calls).padStart(8)} calls ${mib.toFixed(0).padStart(6)} MiB`);
  const { base, end, highest, steps, trend } = growthOf(samples);
  console.log(`second tenth ${base.toFixed(0)} MiB, last tenth ${end.toFixed(0)} MiB (medians): ${percent(steps)}`);
  console.log(`straight line through everything after the first tenth: ${percent(trend)}`);
  console.log(`highest ${highest.toFixed(0)} MiB; allowed ${percent(MAX_GROWTH)}`);
  return Math.max(steps, trend);
};

/**
 * Checks that the API's memory does not grow under mixed reads and writes.
 *
 * @param engine `postgres` uses the server of `DATABASE_URL`, or starts one.
 * @throws when resident memory grows by more than 5 % after the first tenth of the calls, or the API fails.
 */
export const benchSoak = async (engine: SoakEngine, calls = DEFAULT_CALLS): Promise<void> => {
  const given = process.env['DATABASE_URL'];
  const postgres = engine === 'postgres' && given === undefined ? await startPostgres() : undefined;
  try {
    const api = await startApi(engine === 'postgres' ? (postgres?.url ?? given) : undefined);
    try {
      const client = new SoakClient(api.origin);
      const startedAt = performance.now();
      const samples = await load(client, calls, api.pid);
      const seconds = (performance.now() - startedAt) / 1_000;
      console.log(
        `${engine}: ${client.calls} calls in ${seconds.toFixed(0)} s, ${CUSTOMERS_AT_ONCE} concurrent customers`,
      );
      console.log([...client.statuses].map(([status, times]) => `${status} × ${times}`).join(', '));
      if (report(samples) > MAX_GROWTH) throw new Error('The API leaks memory.');
    } finally {
      await api.stop();
    }
  } finally {
    await postgres?.stop();
  }
};
