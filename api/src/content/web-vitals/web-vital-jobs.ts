import { RETENTION_DAYS, seoulDate } from '@dongne/contract';
import { type Needs, JOB_BATCH, type Job } from '#base';
import { deleteVitalsUpTo, vitalDaysBefore } from './web-vital-repository';

const DAY_MS = 24 * 3_600_000;

/** Deletes measures past their retention period, day by day. */
export const webVitalJobs: readonly Job<Needs<'clock' | 'database'>>[] = [
  {
    name: 'forget-web-vitals',
    due: ({ database }, now) =>
      vitalDaysBefore(database, seoulDate(now.getTime() - RETENTION_DAYS.webVitals * DAY_MS), JOB_BATCH),
    work: ({ database }, day) => deleteVitalsUpTo(database, day),
  },
];
