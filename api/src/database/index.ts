// The door of the database: the connection, its transactions and its migrations. Tables stand in `tables`.
export { type AloneHere, tryAlone } from './alone';
export { openChannel, type OpenChannel } from './channel';
export { askDatabase, type Database, type Executor, openDatabase, type Transaction } from './database';
export { inTurn } from './in-turn';
export { snapshotReader } from './snapshot';
export { databasePlugin } from './database-plugin';
export { readValues } from './written-rows';
export { held, type Held, writtenStatements } from './written-statements';
