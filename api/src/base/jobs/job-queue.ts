import PgBoss from 'pg-boss';
import type { Needs } from '../common';
import { inTurn } from '../database';
import type { Job } from './job';

/** Works that are enqueued by whichever process finds them due, and done by whichever is free. */
export interface JobQueue {
  /** Takes no more work, and waits for what is running. */
  stop(): Promise<void>;
}

interface QueuedWork {
  readonly job: string;
  readonly id: string;
}

interface QueueSettings {
  /** How often due rows are looked for, in ms. */
  readonly sweepEveryMs: number;
  /** Told of every failure; the next sweep finds the row again. */
  readonly onFailure: (error: unknown) => void;
}

/** One queue for all, so that an idle system asks for one. */
const QUEUE = 'work';
const SCHEMA = 'jobs';
/** Processes that create the engine's schema at once meet a unique key, and those that create the queue a deadlock. */
const QUEUE_LOCK = 7_305_117;
const POLL_SECONDS = 1;
/** Longer than the slowest provider with its question after it; a work whose process died is free then. */
const EXPIRES_IN_SECONDS = 60;
const AT_ONCE = 20;
const KEEP_DONE_SECONDS = 3_600;
const STOP_WITHIN_MS = 8_000;

const openQueue = async ({ database }: Needs<'database'>): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) =>
        values === undefined ? database.$client.query(text) : database.$client.query(text, values),
    },
    schema: SCHEMA,
    schedule: false,
    archiveCompletedAfterSeconds: KEEP_DONE_SECONDS,
    deleteAfterHours: 1,
  });
  await inTurn(database.$client, QUEUE_LOCK, async () => {
    await boss.start();
    // `short`: of one key, one waits. The same row may still be running elsewhere, which its claim sorts out.
    await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short', expireInSeconds: EXPIRES_IN_SECONDS, retryLimit: 0 });
  });
  return boss;
};

const keyOf = ({ job, id }: QueuedWork): string => `${job}:${id}`;

/**
 * Finds due rows again and again and works them off, in any number of processes on one database. The engine keeps time by the
 * database's clock; what is due is asked of ours, so that the sandbox's clock moves it.
 */
export const startJobs = async <Parts extends Needs<'clock' | 'database'>>(
  parts: Parts,
  jobs: readonly Job<Parts>[],
  { sweepEveryMs, onFailure }: QueueSettings,
): Promise<JobQueue> => {
  const boss = await openQueue(parts);
  boss.on('error', onFailure);
  const byName = new Map(jobs.map((job) => [job.name, job]));

  const workOff = async ({ job, id }: QueuedWork): Promise<void> => {
    await byName.get(job)?.work(parts, id).catch(onFailure);
  };
  await boss.work<QueuedWork>(QUEUE, { batchSize: AT_ONCE, pollingIntervalSeconds: POLL_SECONDS }, async (queued) => {
    await Promise.all(queued.map(({ data }) => workOff(data)));
  });

  const enqueue = async ({ name, due }: Job<Parts>): Promise<void> => {
    const works = (await due(parts, parts.clock.now())).map((id) => ({ job: name, id }));
    if (works.length > 0) await boss.insert(works.map((data) => ({ name: QUEUE, data, singletonKey: keyOf(data) })));
  };

  /** A job that cannot look keeps no other from looking. */
  const sweep = async (): Promise<void> => {
    for (const job of jobs) await enqueue(job).catch(onFailure);
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
    },
  };
};
