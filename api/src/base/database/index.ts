// Entry point of the database: connection, transactions and migrations. Tables are in `tables`.
export { type AloneHere, tryAlone } from './alone';
export { openChannel, type OpenChannel } from './channel';
export { separateRequests } from './bulkhead-hooks';
export { inBulkhead } from './bulkheads';
export { type Database, type Executor, hasAnsweredWithin, openDatabase, type Transaction } from './database';
export { isEmbedded } from './is-embedded';
export { inTurn } from './in-turn';
export { snapshotReader } from './snapshot';
export { databasePlugin } from './database-plugin';
export { readValues } from './written-rows';
export { held, type Held, writtenStatements } from './written-statements';
