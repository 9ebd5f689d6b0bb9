// The door of jobs: what the system does to rows that are due, at once in one process, or by a queue in many.
export { type Job, JOB_BATCH, jobOfRows, type RowJob } from './job';
export { startJobs } from './job-queue';
export { runDue, runUntilQuiet } from './run-due';
