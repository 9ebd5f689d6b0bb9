import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { jobOutcomes, jobSweeps } from '../jobs';
import { remoteHealthCounts } from './remote-health-counts';

/** Measures the jobs of this process: rows by job and outcome, and when jobs last looked for due rows. */
const measureJobs = (app: FastifyInstance, registers: Registry[]): void => {
  const rows = new Counter({
    name: 'job_rows_total',
    help: 'Rows that jobs have worked on, by name and outcome (done, failed)',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of one row, by name of the job',
    labelNames: ['name'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
    registers,
  });
  const swept = new Gauge({
    name: 'jobs_last_sweep_timestamp_seconds',
    help: 'When all jobs last looked for due rows',
    registers,
  });
  const ends = [
    jobOutcomes.follow(({ job, seconds, isFailed }) => {
      rows.inc({ name: job, outcome: isFailed ? 'failed' : 'done' });
      duration.observe({ name: job }, seconds);
    }),
    jobSweeps.follow(() => swept.setToCurrentTime()),
  ];
  app.addHook('onClose', async () => ends.forEach((end) => end()));
};

/** Measures what visitors and hosts report on releases. */
const measureReleases = (app: FastifyInstance, registers: Registry[]): void => {
  const visitors = new Counter({
    name: 'remote_health_total',
    help: 'Visitors of a release by step (opened, failing, …), as counted by this process',
    labelNames: ['release', 'step'],
    registers,
  });
  const end = remoteHealthCounts.follow(({ version, step, count }) => visitors.inc({ release: version, step }, count));
  app.addHook('onClose', async () => end());
};

/** Measures what a process does beside its requests: jobs, and reports on releases. */
export const measureWork = (app: FastifyInstance, registry: Registry): void => {
  measureJobs(app, [registry]);
  measureReleases(app, [registry]);
};
