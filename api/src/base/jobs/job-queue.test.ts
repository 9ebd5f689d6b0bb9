import { setTimeout as late } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openTestApi, type TestApi } from '#testing/test-api';
import type { Job } from './job';
import { startJobs } from './job-queue';
import { runDue } from './run-due';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.parts.database.execute(
    sql`create table job_rows (id integer primary key, done integer not null default 0)`,
  );
});
afterAll(() => api.close());
beforeEach(() => api.parts.database.execute(sql`truncate job_rows`));

const addRows = (count: number) =>
  api.parts.database.execute(sql`insert into job_rows (id) select generate_series(1, ${count})`);

const doneOf = async (): Promise<string[]> => {
  const { rows } = await api.parts.database.execute<{ done: number; rows: string }>(
    sql`select done, count(*) as rows from job_rows group by done order by done`,
  );
  return rows.map(({ done, rows: count }) => `${count} done ${done} times`);
};

type Parts = TestApi['parts'];

/** Counts each row once, like a real job: a second run has nothing to do. */
const countRows = (onWork: () => void = () => undefined): Job<Parts> => ({
  name: 'count-rows',
  due: async ({ database }) => {
    const { rows } = await database.execute<{ id: number }>(
      sql`select id from job_rows where done = 0 order by id limit 50`,
    );
    return rows.map(({ id }) => String(id));
  },
  work: async ({ database }, id) => {
    onWork();
    await database.execute(sql`update job_rows set done = done + 1 where id = ${Number(id)} and done = 0`);
  },
});

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
};
const isAllDone = async () => (await doneOf()).every((line) => !line.endsWith('done 0 times'));

const fails = (error: unknown): void => {
  throw error;
};

/** Database that answers late, and the number of statements that it is running. */
const lateDatabase = ({ database }: Parts) => {
  const running = new Set<object>();
  const query = async (...asked: readonly [string, unknown[]?]) => {
    const statement = {};
    running.add(statement);
    await late(100);
    return database.$client.query(...asked).finally(() => running.delete(statement));
  };
  const $client = new Proxy(database.$client, {
    get: (pool, name) => (name === 'query' ? query : Reflect.get(pool, name, pool)),
  });
  return {
    running,
    database: new Proxy(database, {
      get: (real, name) => (name === '$client' ? $client : Reflect.get(real, name, real)),
    }),
  };
};

describe('jobs', () => {
  it('process each row once, however many processes poll', async () => {
    await addRows(120);
    const settings = { sweepEveryMs: 20, onFailure: fails };
    const queues = await Promise.all([1, 2, 3, 4].map(() => startJobs(api.parts, [countRows()], settings)));
    await until(isAllDone);
    await Promise.all(queues.map((queue) => queue.stop()));
    expect(await doneOf()).toEqual(['120 done 1 times']);
  });

  it('start concurrently in many processes on a database without a queue', async () => {
    const settings = { sweepEveryMs: 60_000, onFailure: fails };
    for (let round = 0; round < 5; round += 1) {
      await api.parts.database.execute(sql`drop schema if exists jobs cascade`);
      const queues = await Promise.all([1, 2, 3].map(() => startJobs(api.parts, [], settings)));
      await Promise.all(queues.map((queue) => queue.stop()));
    }
    const { rows } = await api.parts.database.execute(sql`select name from jobs.queue`);
    expect(rows).toEqual([{ name: 'work' }]);
  });

  it('leave no statement behind when they have stopped', async () => {
    const { database, running } = lateDatabase(api.parts);
    const queue = await startJobs({ ...api.parts, database }, [], { sweepEveryMs: 60_000, onFailure: fails });
    await until(async () => running.size > 0);
    await queue.stop();
    expect(running.size).toBe(0);
  });

  it('retry a row after a failure', async () => {
    await addRows(1);
    const failures: unknown[] = [];
    let works = 0;
    const failing = countRows(() => {
      works += 1;
      if (works === 1) throw new Error('the provider is down');
    });
    const queue = await startJobs(api.parts, [failing], {
      sweepEveryMs: 20,
      onFailure: (error) => failures.push(error),
    });
    await until(isAllDone);
    await queue.stop();
    expect(failures).toEqual([new Error('the provider is down')]);
  });

  it('run although another job fails to list its rows', async () => {
    await addRows(1);
    const failures: unknown[] = [];
    const blind: Job<Parts> = {
      name: 'blind',
      due: () => Promise.reject(new Error('no such column')),
      work: () => Promise.resolve(),
    };
    const queue = await startJobs(api.parts, [blind, countRows()], {
      sweepEveryMs: 20,
      onFailure: (error) => failures.push(error),
    });
    await until(async () => failures.length > 0 && (await isAllDone()));
    await queue.stop();
    expect(failures).toContainEqual(new Error('no such column'));
    await api.parts.database.execute(sql`update job_rows set done = 0`);
    await expect(runDue(api.parts, [blind, countRows()])).rejects.toThrow('some jobs failed');
    expect(await isAllDone()).toBe(true);
  });
});
