import { drillAlerts } from './alerts';
import { drillFaults } from './faults';
import { drillRestore } from './restore';
import { drillTrace } from './trace';
import { drillTwoOfEach } from './two-of-each';

const USAGE = `pnpm drill <what>
  alerts    checks each alert with promtool: it fires beyond its limit, and rests below it
  faults    lets Prometheus scrape a system, and causes faults: each fires its alerts
  restore   loses the machine of the database while customers order, and restores it from base backup and log
  trace     follows one press in the app to the statements of the database
  two-of-each [calls]
            two APIs and two hosts behind HAProxy with TLS: main job, each killed, then migrated and restarted under load`;

const main = async (): Promise<void> => {
  const [what, calls] = process.argv.slice(2);
  if (what === 'alerts') return drillAlerts();
  if (what === 'faults') return drillFaults();
  if (what === 'restore') return drillRestore();
  if (what === 'trace') return drillTrace();
  if (what === 'two-of-each') return drillTwoOfEach(calls === undefined ? undefined : Number(calls));
  throw new Error(USAGE);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
