import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Database } from '../../../src/base/database/database-types';

/** Connection that the running code has, until it is released. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

const refuseBesideConnection = (): void => {
  if (current.getStore()?.isOpen === true)
    throw new Error(
      'A statement ran beside its transaction or connection: on the embedded engine it would wait for ever. Pass the ' +
        'tx or the executor down.',
    );
};

/**
 * Makes PostgreSQL as strict as the embedded engine with its single session: a statement inside a transaction or
 * `onOneConnection` that bypasses its handle is rejected.
 */
export const withOneHandle = (pool: Pool, database: Database): Database => {
  const { onClient } = database;
  database.onClient = async (work) => {
    refuseBesideConnection();
    const own = { isOpen: true };
    try {
      return await onClient((client) => current.run(own, () => work(client)));
    } finally {
      own.isOpen = false;
    }
  };
  pool.query = new Proxy(pool.query, {
    apply: (query, self, args) => {
      refuseBesideConnection();
      return Reflect.apply(query, self, args);
    },
  });
  return database;
};
