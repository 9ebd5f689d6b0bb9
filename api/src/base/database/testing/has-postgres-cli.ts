import { findPostgresPrograms } from './postgres-cluster';

/** Exits 0 where the machine has PostgreSQL's server programs, so that the test run knows whether to test on them. */
process.exitCode = findPostgresPrograms() === undefined ? 1 : 0;
