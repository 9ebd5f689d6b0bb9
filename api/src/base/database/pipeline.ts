import { executorOn } from './connection-executor';
import type { Database, Executor } from './database-types';

/**
 * Runs statements that are sent without waiting for each other. On one connection they need one round trip; the server
 * runs them in their order, each on its own snapshot.
 *
 * @returns their results.
 * @throws the first failure, after all have ended: no statement may follow the rollback of its transaction.
 */
export function pipelined<const Sent extends readonly unknown[]>(
  sent: Sent,
): Promise<{ -readonly [Place in keyof Sent]: Awaited<Sent[Place]> }>;
export async function pipelined(sent: readonly unknown[]): Promise<unknown[]> {
  // Drizzle runs a statement each time it is awaited.
  const running = sent.map(async (statement) => statement);
  try {
    return await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
}

/**
 * Runs reads on one connection, so that `pipelined` ones need one round trip and do not occupy the pool.
 *
 * @param read uses only the executor, and ends after all its statements.
 */
export const onOneConnection = async <Result>(
  { $client }: Database,
  read: (executor: Executor) => Promise<Result>,
): Promise<Result> => {
  const client = await $client.connect();
  try {
    return await read(executorOn(client));
  } finally {
    client.release();
  }
};
