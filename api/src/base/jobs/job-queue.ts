import { setImmediate as nextTurn } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { inOwnTrace } from '@dongne/observe';
import type { Needs } from '../common';
import { withAdvisoryLock } from '../database';
import type { Job } from './job';
import { jobOutcomes, jobSweeps } from './job-outcomes';

/** Job queue: any process enqueues due work, any free process runs it. */
export interface JobQueue {
  /** Stops accepting work and waits for running work. */
  stop(): Promise<void>;
}

interface QueuedWork {
  readonly job: string;
  readonly id: string;
}

interface QueueSettings {
  /** Polling interval in ms. */
  readonly sweepEveryMs: number;
  /** Called for every failure; the next sweep finds the row again. */
  readonly onFailure: (error: unknown) => void;
}

/** One queue for all jobs, so that an idle system polls only one. */
const QUEUE = 'work';
const SCHEMA = 'jobs';
/**
 * Advisory lock for the set-up: processes that create the schema concurrently violate a unique key, and those that
 * create the queue deadlock.
 */
const QUEUE_LOCK = 7_305_117;
const POLL_SECONDS = 1;
/**
 * Lease of a job: longer than the slowest provider call with its follow-up query; afterwards a dead process's job is
 * free again.
 */
const EXPIRES_IN_SECONDS = 60;
const AT_ONCE = 20;
const KEEP_DONE_SECONDS = 3_600;
const STOP_WITHIN_MS = 8_000;

interface OpenQueue {
  readonly boss: PgBoss;
  /** Waits for the library's statements: `PgBoss.stop` returns while its maintenance or a poll is still running. */
  readonly settle: () => Promise<void>;
}

const openQueue = async ({ database }: Needs<'database'>): Promise<OpenQueue> => {
  const running = new Set<Promise<unknown>>();
  const executeSql = async (text: string, values?: unknown[]) => {
    const query = values === undefined ? database.$client.query(text) : database.$client.query(text, values);
    running.add(query);
    try {
      return await query;
    } finally {
      running.delete(query);
    }
  };
  const boss = new PgBoss({
    db: { executeSql },
    schema: SCHEMA,
    schedule: false,
    archiveCompletedAfterSeconds: KEEP_DONE_SECONDS,
    deleteAfterHours: 1,
  });
  await withAdvisoryLock(database.$client, QUEUE_LOCK, async () => {
    await boss.start();
    // `short`: at most one job per key is queued. The same row may still be running elsewhere; claiming the row
    // resolves that.
    await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short', expireInSeconds: EXPIRES_IN_SECONDS, retryLimit: 0 });
  });
  const settle = async (): Promise<void> => {
    while (running.size > 0) {
      await Promise.allSettled(running);
      await nextTurn(); // a statement may follow another
    }
  };
  return { boss, settle };
};

const keyOf = ({ job, id }: QueuedWork): string => `${job}:${id}`;

/**
 * Polls due rows and works them off, in any number of processes on one database. The queue uses the database's clock,
 * but due rows are selected by ours, so that a clock that travels controls them.
 */
export const startJobs = async <Parts extends Needs<'clock' | 'database'>>(
  parts: Parts,
  jobs: readonly Job<Parts>[],
  { sweepEveryMs, onFailure }: QueueSettings,
): Promise<JobQueue> => {
  const { boss, settle } = await openQueue(parts);
  boss.on('error', onFailure);
  const byName = new Map(jobs.map((job) => [job.name, job]));

  /** Works on one row in a trace of its own, which the line of a failure names. */
  const attempt = (job: Job<Parts>, id: string): Promise<unknown> =>
    inOwnTrace(`job ${job.name}`, async () => {
      try {
        await job.work(parts, id);
      } catch (error) {
        onFailure(error);
        throw error;
      }
    });
  const workOff = async ({ job: name, id }: QueuedWork): Promise<void> => {
    const job = byName.get(name);
    if (job === undefined) return;
    const startedAt = performance.now();
    const isFailed = await attempt(job, id).then(
      () => false,
      () => true,
    );
    jobOutcomes.send({ job: name, seconds: (performance.now() - startedAt) / 1_000, isFailed });
  };
  await boss.work<QueuedWork>(QUEUE, { batchSize: AT_ONCE, pollingIntervalSeconds: POLL_SECONDS }, async (queued) => {
    await Promise.all(queued.map(({ data }) => workOff(data)));
  });

  const enqueue = async ({ name, due }: Job<Parts>): Promise<void> => {
    const works = (await due(parts, parts.clock.now())).map((id) => ({ job: name, id }));
    if (works.length > 0) await boss.insert(works.map((data) => ({ name: QUEUE, data, singletonKey: keyOf(data) })));
  };

  /** Sweeps all jobs: a job whose query fails must not block the others. */
  const sweep = async (): Promise<void> => {
    let isWorking = jobs.length === 0;
    for (const job of jobs) await enqueue(job).then(() => (isWorking = true), onFailure);
    if (isWorking) jobSweeps.send(undefined);
  };

  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const round = (): void => {
    running = sweep().then(() => {
      if (!isStopped) timer = setTimeout(round, sweepEveryMs);
    });
  };
  timer = setTimeout(round, sweepEveryMs);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await boss.stop({ graceful: true, wait: true, timeout: STOP_WITHIN_MS });
      await settle();
    },
  };
};
