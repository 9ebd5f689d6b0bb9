import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { executorOn } from './connection-executor';
import type { Database, Executor } from './database-types';

/** Error of every statement of a transaction after the one that failed. */
const ABORTED = '25P02';

const isConsequence = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && error.cause instanceof DatabaseError && error.cause.code === ABORTED;

/**
 * Runs statements that are sent without waiting for each other. On one connection they need one round trip; the server
 * runs them in their order, each on its own snapshot.
 *
 * @returns their results.
 * @throws the first failure in their order that none of the others has caused, after all have ended: no statement may
 * follow the rollback of its transaction.
 */
export function pipelined<const Sent extends readonly unknown[]>(
  sent: Sent,
): Promise<{ -readonly [Place in keyof Sent]: Awaited<Sent[Place]> }>;
export async function pipelined(sent: readonly unknown[]): Promise<unknown[]> {
  // Drizzle runs a statement each time it is awaited.
  const outcomes = await Promise.allSettled(sent.map(async (statement) => statement));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome] : []));
  const [failure] = [...failures.filter(({ reason }) => !isConsequence(reason)), ...failures];
  if (failure !== undefined) throw failure.reason;
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

/**
 * Runs reads on one connection, so that `pipelined` ones need one round trip and do not occupy the pool.
 *
 * @param read uses only the executor, and ends after all its statements.
 */
export const onOneConnection = <Result>(
  database: Database,
  read: (executor: Executor) => Promise<Result>,
): Promise<Result> => database.onClient((client) => read(executorOn(client)));
