import { isOver, measureSizes, type Size } from './sizes';
import { givenUrl } from './system/customers-url';
import { startSystem } from './system/start-system';

const asRow = (size: Size): string => {
  const { what, kb, budgetKb, files } = size;
  const figures = [`${kb.toFixed(1)} kB`, `${budgetKb} kB`, String(files)];
  return [what.padEnd(16), ...figures.map((figure) => figure.padStart(10)), isOver(size) ? '  over budget' : ''].join(
    '',
  );
};

const main = async (): Promise<void> => {
  const given = givenUrl();
  const system = given === undefined ? await startSystem() : undefined;
  try {
    const sizes = await measureSizes(given ?? system?.baseUrl ?? '');
    console.log(
      ['JavaScript, gzip'.padEnd(16), ...['size', 'at most', 'files'].map((head) => head.padStart(10))].join(''),
    );
    for (const size of sizes) console.log(asRow(size));
    if (sizes.some(isOver)) process.exitCode = 1;
  } finally {
    await system?.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
