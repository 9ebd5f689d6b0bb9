// Entry point of the database: connection, transactions and migrations. Tables are in `tables`.
export { type Lease, tryLease } from './lease';
export { openOwnConnection, type OwnConnection } from './own-connection';
export { separateRequests } from './bulkhead-hooks';
export { BulkheadPool, inBulkhead } from './bulkheads';
export { hasAnsweredWithin, migrateOnly, openDatabase } from './database';
export type { Database, Executor, Transaction } from './database-types';
export type { MigrationSet } from './migration-files';
export { missingCheck } from './migrations';
export { isEmbedded } from './is-embedded';
export { withAdvisoryLock } from './advisory-lock';
export { snapshotReader } from './snapshot';
export { databasePlugin } from './database-plugin';
export { onOneConnection, pipelined } from './pipeline';
export { readValues } from './raw-rows';
export { placeholder, type Bindable, preparedOnce, statementCache } from './statement-cache';
export { readThenWrite, withClients } from './transactions';
