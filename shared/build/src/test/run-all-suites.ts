import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { flakySummary, MAX_FLAKY } from './flaky';
import { ONE_FAILED, total, type Counts, type Outcome, type Suite } from './suite';
import { SUITES } from './suites';
import { processorSeconds, slowestOf, timingLines } from './timing';

const REPORTS = join(resolve(import.meta.dirname, '../../../..'), '.test-report');

const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

interface Result {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** Wall-clock and CPU seconds of a row of suites, with its slowest files. */
interface RowTime {
  readonly row: string;
  readonly seconds: number;
  readonly processorSeconds: number | undefined;
}

const report = (name: string, value: unknown): Promise<void> =>
  writeFile(join(REPORTS, name), JSON.stringify(value, undefined, 2));

const resultOf = async ({ name, run }: Suite): Promise<Result> => {
  const startedAt = performance.now();
  return { name, outcome: await run(), seconds: (performance.now() - startedAt) / 1_000 };
};

const main = async (): Promise<void> => {
  const results: Result[] = [];
  const times: RowTime[] = [];
  for (const suites of SUITES) {
    const row = suites.map(({ name }) => name).join(', ');
    console.log(`\n── ${row}`);
    const [startedAt, before] = [performance.now(), processorSeconds()];
    results.push(...(await Promise.all(suites.map(resultOf))));
    const after = processorSeconds();
    times.push({
      row,
      seconds: (performance.now() - startedAt) / 1_000,
      processorSeconds: after === undefined || before === undefined ? undefined : after - before,
    });
  }

  for (const { name, outcome } of results)
    if (outcome.files !== undefined) console.log(`\nslowest of ${name}:\n${timingLines(outcome.files)}`);
  console.log('');
  for (const { row, processorSeconds: spent } of times)
    if (spent !== undefined) console.log(`${row}: ${spent.toFixed(0)} s of CPU time`);
  for (const { name, outcome, seconds } of results)
    console.log(`${name}: ${formatCounts(outcome)}  (${seconds.toFixed(0)} s)`);
  const flaky = results.flatMap(({ outcome }) => outcome.flaky ?? []);
  console.log(flakySummary(flaky));
  await mkdir(REPORTS, { recursive: true });
  await report('flaky.json', flaky);
  await report('timing.json', {
    rows: times,
    suites: results.map(({ name, seconds, outcome }) => ({ name, seconds, slowest: slowestOf(outcome.files ?? []) })),
  });
  const tooFlaky = flaky.length > MAX_FLAKY ? [ONE_FAILED] : [];
  const sum = total([...results.map(({ outcome }) => outcome), ...tooFlaky]);
  // Prints the summary line that external checks read.
  console.log(formatCounts(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
};

void main();
