import type { Needs } from '../common';
import type { Job } from './job';

/**
 * Runs all due work sequentially in this process.
 *
 * @returns the number of rows worked on.
 * @throws {AggregateError} with all failures, after the rest was done.
 */
export const runDue = async <Parts extends Needs<'clock'>>(
  parts: Parts,
  jobs: readonly Job<Parts>[],
): Promise<number> => {
  let done = 0;
  const failures: unknown[] = [];
  const attempt = async <Result>(act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await act();
    } catch (error) {
      failures.push(error);
      return undefined;
    }
  };
  for (const job of jobs) {
    const ids = await attempt(() => job.due(parts, parts.clock.now()));
    for (const id of ids ?? []) {
      await attempt(async () => {
        await job.work(parts, id);
        done += 1;
      });
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some jobs failed');
  return done;
};

/** Maximum rounds, because work may make more work due; the rest waits for the next sweep. */
const MOST_ROUNDS = 5;

/** Runs due work, and work that becomes due by it. @returns the number of rows worked on. */
export const runUntilQuiet = async <Parts extends Needs<'clock'>>(
  parts: Parts,
  jobs: readonly Job<Parts>[],
): Promise<number> => {
  let all = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const done = await runDue(parts, jobs);
    all += done;
    if (done === 0) break;
  }
  return all;
};
