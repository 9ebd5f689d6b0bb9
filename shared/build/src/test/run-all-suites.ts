import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { flakySummary, MOST_FLAKY } from './flaky';
import { ONE_FAILED, total, type Counts, type Outcome, type Suite } from './suite';
import { SUITES } from './suites';

const REPORTS = join(resolve(import.meta.dirname, '../../../..'), '.test-report');

const asWords = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

interface Result {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

const resultOf = async ({ name, run }: Suite): Promise<Result> => {
  const startedAt = performance.now();
  return { name, outcome: await run(), seconds: (performance.now() - startedAt) / 1_000 };
};

const main = async (): Promise<void> => {
  const results: Result[] = [];
  for (const row of SUITES) {
    console.log(`\n── ${row.map(({ name }) => name).join(', ')}`);
    results.push(...(await Promise.all(row.map(resultOf))));
  }

  console.log('');
  for (const { name, outcome, seconds } of results)
    console.log(`${name}: ${asWords(outcome)}  (${seconds.toFixed(0)} s)`);
  const flaky = results.flatMap(({ outcome }) => outcome.flaky ?? []);
  console.log(flakySummary(flaky));
  await mkdir(REPORTS, { recursive: true });
  await writeFile(join(REPORTS, 'flaky.json'), JSON.stringify(flaky, undefined, 2));
  const tooFlaky = flaky.length > MOST_FLAKY ? [ONE_FAILED] : [];
  const sum = total([...results.map(({ outcome }) => outcome), ...tooFlaky]);
  // The closing line that outside checks read.
  console.log(asWords(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
};

void main();
