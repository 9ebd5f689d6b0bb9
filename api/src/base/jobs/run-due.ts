import type { Needs } from '../common';
import type { Job } from './job';

/**
 * Does everything that is due, in this process and one after the other.
 *
 * @returns how many works were done.
 * @throws {AggregateError} of those that failed, after all others were done.
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

/** Rounds after which whatever is still due waits for the next sweep: work may make other work due. */
const MOST_ROUNDS = 5;

/** Does what is due, and what becomes due by it. @returns how many works were done. */
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
