// Entry point of jobs: work on due rows, in one process directly or in many through a queue.
export { type Job, JOB_BATCH, jobOfRows, type RowJob } from './job';
export { jobOutcomes, jobSweeps } from './job-outcomes';
export { startJobs } from './job-queue';
export { runDue, runUntilQuiet } from './run-due';
