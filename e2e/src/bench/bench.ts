import { benchWeb } from './web';

const USAGE = `pnpm bench <what>
  web [rounds]   first load on a slow phone, beside the same sources as one build`;

const main = async (): Promise<void> => {
  const [what, typed] = process.argv.slice(2);
  const rounds = typed === undefined ? undefined : Number(typed);
  if (what !== 'web' || rounds === 0 || Number.isNaN(rounds)) throw new Error(USAGE);
  await benchWeb(rounds);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
