import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Database } from '../../../src/base/database/database-types';

/** Transaction of the running code, until it ends. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

const refuseBesideTransaction = (): void => {
  if (current.getStore()?.isOpen === true)
    throw new Error(
      'A statement ran beside its transaction: on the embedded engine it would wait for ever. Pass the tx down.',
    );
};

/**
 * Makes PostgreSQL as strict as the embedded engine with its single session: a statement inside a transaction that
 * bypasses its handle is rejected.
 */
export const withOneHandle = (pool: Pool, database: Database): Database => {
  const begin = database.transaction.bind(database);
  const transaction: Database['transaction'] = async (work, config) => {
    refuseBesideTransaction();
    const own = { isOpen: true };
    try {
      return await begin((tx) => current.run(own, async () => await work(tx)), config);
    } finally {
      own.isOpen = false;
    }
  };
  database.transaction = transaction;
  pool.query = new Proxy(pool.query, {
    apply: (query, self, args) => {
      refuseBesideTransaction();
      return Reflect.apply(query, self, args);
    },
  });
  return database;
};
