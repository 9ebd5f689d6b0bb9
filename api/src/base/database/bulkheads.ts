import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** Kinds of work with connection pools of their own (bulkheads), so that a locked table blocks only one of them. */
export const BULKHEADS = ['public', 'members', 'jobs', 'readiness'] as const;
export type Bulkhead = (typeof BULKHEADS)[number];

export type BulkheadLimits = Readonly<Record<Bulkhead, PoolConfig>>;

/**
 * Connections and time limits of each kind, in ms; `pg` and PostgreSQL have no time limits by default.
 * Customers wait at most ten seconds (product specification §9), so statements and lock waits end earlier.
 */
export const BULKHEAD_LIMITS: BulkheadLimits = {
  public: { max: 8, connectionTimeoutMillis: 3_000, statement_timeout: 5_000, lock_timeout: 2_000 },
  members: {
    max: 12,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 8_000,
    lock_timeout: 4_000,
    // Longer than any provider call that the process awaits within a transaction.
    idle_in_transaction_session_timeout: 30_000,
  },
  jobs: {
    max: 6,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  },
  readiness: { max: 1, connectionTimeoutMillis: 1_000, statement_timeout: 1_000, lock_timeout: 1_000 },
};

/** Where the connections of a process lead. */
export interface DatabaseAddress {
  readonly url: string;
  /** PostgreSQL itself, for connections that keep state between transactions; `url` by default. */
  readonly directUrl?: string | undefined;
  /** Whether `url` is a pooler in transaction mode. */
  readonly isPooled?: boolean;
}

/**
 * Limits behind a pooler, which refuses time limits as parameters of a connection: those of the database role hold
 * there, and a customer's statement ends earlier on our side.
 */
const behindPooler = ({ max, connectionTimeoutMillis, statement_timeout }: PoolConfig): PoolConfig => ({
  ...(max !== undefined && { max }),
  ...(connectionTimeoutMillis !== undefined && { connectionTimeoutMillis }),
  ...(typeof statement_timeout === 'number' && { query_timeout: statement_timeout }),
});

const current = new AsyncLocalStorage<Bulkhead>();

/** Runs work, and everything it starts, with the connections of one kind. The default is that of jobs. */
export const inBulkhead = <Result>(bulkhead: Bulkhead, work: () => Result): Result => current.run(bulkhead, work);

const FORWARDED = ['connect', 'acquire', 'release', 'remove', 'error'] as const;

/** Pool that delegates to one pool per kind of work. Its own `options` are those of connections outside of the pools. */
export class BulkheadPool extends Pool {
  readonly #pools: ReadonlyMap<Bulkhead, Pool>;

  constructor({ url, directUrl = url, isPooled = false }: DatabaseAddress, limits = BULKHEAD_LIMITS) {
    super({ connectionString: directUrl });
    const poolOf = (limit: PoolConfig): Pool =>
      new Pool({ connectionString: url, pipeline: true, ...(isPooled ? behindPooler(limit) : limit) });
    this.#pools = new Map(BULKHEADS.map((bulkhead) => [bulkhead, this.#forward(poolOf(limits[bulkhead]))]));
  }

  #forward(pool: Pool): Pool {
    for (const event of FORWARDED) pool.on(event, (...args: unknown[]) => this.emit(event, ...args));
    return pool;
  }

  /** Pools by kind of work. */
  pools(): ReadonlyMap<Bulkhead, Pool> {
    return this.#pools;
  }

  #chosen(): Pool {
    return this.#pools.get(current.getStore() ?? 'jobs') ?? this;
  }

  override connect(): Promise<PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(
    callback?: (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): Promise<PoolClient> | void {
    const pool = this.#chosen();
    return callback === undefined ? pool.connect() : pool.connect(callback);
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    const ended = Promise.all([...this.#pools.values()].map((pool) => pool.end())).then(() => super.end());
    if (callback === undefined) return ended;
    void ended.then(callback);
  }
}
