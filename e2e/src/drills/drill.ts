import { drillRestore } from './restore';

const USAGE = `pnpm drill <what>
  restore   loses the machine of the database while customers order, and restores it from base backup and log`;

const main = async (): Promise<void> => {
  const [what] = process.argv.slice(2);
  if (what === 'restore') return drillRestore();
  throw new Error(USAGE);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
