import { HEALTH_LIMITS, RETENTION_DAYS } from '@dongne/contract';
import { type Needs, type Job } from '#base';
import { deleteHealthBefore, deleteReportsBefore, hasHealthBefore, hasReportsBefore } from './remote-health-repository';

const HOUR_MS = 3_600_000;
const RETENTION_MS = RETENTION_DAYS.remoteHealth * 24 * HOUR_MS;
/** One hour more than a token is valid. */
const REPORTS_MS = (HEALTH_LIMITS.tokenHours + 1) * HOUR_MS;

const hourBefore = (now: Date, ms: number): Date => new Date(Math.floor((now.getTime() - ms) / HOUR_MS) * HOUR_MS);

/** Deletes counts and reports past their retention period, once an hour. */
export const remoteHealthJobs: readonly Job<Needs<'clock' | 'database'>>[] = [
  {
    name: 'forget-remote-health',
    due: async ({ database }, now) => {
      const before = hourBefore(now, RETENTION_MS);
      return (await hasHealthBefore(database, before)) ? [before.toISOString()] : [];
    },
    work: ({ database }, before) => deleteHealthBefore(database, new Date(before)),
  },
  {
    name: 'forget-health-reports',
    due: async ({ database }, now) => {
      const before = hourBefore(now, REPORTS_MS);
      return (await hasReportsBefore(database, before)) ? [before.toISOString()] : [];
    },
    work: ({ database }, before) => deleteReportsBefore(database, new Date(before)),
  },
];
