import { total, type Counts } from './suite';
import { SUITES } from './suites';

const asWords = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const main = async (): Promise<void> => {
  const results: { name: string; counts: Counts; seconds: number }[] = [];
  for (const { name, run } of SUITES) {
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    results.push({ name, counts: await run(), seconds: (performance.now() - startedAt) / 1_000 });
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
