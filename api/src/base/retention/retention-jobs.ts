import type { Needs } from '../common';
import type { Job } from '../jobs';
import { RETAINED_ROWS, type RetainedRows } from './retained-rows-repository';
import { deleteRowsBefore, hasRowsBefore } from './retention-repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ROWS_AT_ONCE = 1_000;
/** Statements of one run, within the lease of a job; the next sweep continues. */
const MOST_STATEMENTS = 20;

/** Beginning of the hour, so that a table is cleaned once an hour. */
const limitOf = ({ days }: RetainedRows, now: Date): Date =>
  new Date(Math.floor((now.getTime() - days * DAY_MS) / HOUR_MS) * HOUR_MS);

const jobOf = (rows: RetainedRows): Job<Needs<'clock' | 'database'>> => ({
  name: `forget-${rows.name}`,
  due: async ({ database }, now) => {
    const before = limitOf(rows, now);
    return (await hasRowsBefore(database, rows, before)) ? [before.toISOString()] : [];
  },
  work: async ({ database }, before) => {
    for (let statement = 0; statement < MOST_STATEMENTS; statement += 1)
      if ((await deleteRowsBefore(database, rows, new Date(before), ROWS_AT_ONCE)) < ROWS_AT_ONCE) return;
  },
});

/** Deletes rows past their retention period, in batches. */
export const retentionJobs: readonly Job<Needs<'clock' | 'database'>>[] = RETAINED_ROWS.map(jobOf);
