import { Gauge, type Registry } from 'prom-client';
import type { Pool } from 'pg';
import { BulkheadPool } from '../database';

/** Measures the connections of each kind of work: open, idle, and callers that wait for one. */
export const measureConnections = (pool: Pool, registry: Registry): void => {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections by kind of work and state (open, idle), and callers that wait for one (waiting)',
    labelNames: ['bulkhead', 'state'],
    registers: [registry],
    collect: () => {
      const pools = pool instanceof BulkheadPool ? pool.pools() : new Map([['all', pool]]);
      for (const [bulkhead, { totalCount, idleCount, waitingCount }] of pools) {
        connections.set({ bulkhead, state: 'open' }, totalCount);
        connections.set({ bulkhead, state: 'idle' }, idleCount);
        connections.set({ bulkhead, state: 'waiting' }, waitingCount);
      }
    },
  });
};
