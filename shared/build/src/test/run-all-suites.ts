import { total, type Counts, type Suite } from './suite';
import { SUITES } from './suites';

const asWords = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

interface Result {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
}

const resultOf = async ({ name, run }: Suite): Promise<Result> => {
  const startedAt = performance.now();
  return { name, counts: await run(), seconds: (performance.now() - startedAt) / 1_000 };
};

const main = async (): Promise<void> => {
  const results: Result[] = [];
  for (const row of SUITES) {
    console.log(`\n── ${row.map(({ name }) => name).join(', ')}`);
    results.push(...(await Promise.all(row.map(resultOf))));
  }

  console.log('');
  for (const { name, counts, seconds } of results)
    console.log(`${name}: ${asWords(counts)}  (${seconds.toFixed(0)} s)`);
  const sum = total(results.map(({ counts }) => counts));
  // The closing line that outside checks read.
  console.log(asWords(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
};

void main();
