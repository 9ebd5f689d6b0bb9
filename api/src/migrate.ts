import { runMigrate } from './run-migrate';

await runMigrate();
