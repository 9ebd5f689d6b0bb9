import { partPlugin } from '../common';
import type { Database } from './database-types';

declare module '../common/app' {
  interface Parts {
    database: Database;
  }
}

/** Provides the open database as `app.database`; the caller closes it. */
export const databasePlugin = (database: Database) => partPlugin('database', [], () => database);
