import { partPlugin } from '../common';
import type { Database } from './database';

declare module '../common/app' {
  interface Parts {
    database: Database;
  }
}

/** `app.database`: the open database. Who opened it closes it. */
export const databasePlugin = (database: Database) => partPlugin('database', [], () => database);
