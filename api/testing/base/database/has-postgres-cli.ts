import { findPostgresPrograms } from './postgres-cluster';

/** Exits 0 if PostgreSQL's server programs are installed, so that the test run knows whether to use them. */
process.exitCode = findPostgresPrograms() === undefined ? 1 : 0;
