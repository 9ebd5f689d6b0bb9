import type { Worker } from 'node:worker_threads';
import type { Pool } from 'pg';
import { poolOn, startEmbeddedWorker } from './embedded-server';

const CALLS = 40;
const ROWS = 50;

let worker: Worker;
let pool: Pool;
beforeAll(async () => {
  worker = await startEmbeddedWorker({});
  pool = poolOn(worker);
});
afterAll(async () => {
  await pool.end();
  await worker.terminate();
});

/** Number of occurrences of a text in the worker's JavaScript heap; writing a snapshot collects garbage first. */
const occurrencesInHeap = async (text: string): Promise<number> => {
  let json = '';
  for await (const chunk of await worker.getHeapSnapshot()) json += String(chunk);
  return json.split(text).length - 1;
};

describe('worker of the embedded database', () => {
  it('does not retain responses that it has sent', async () => {
    for (let call = 0; call < CALLS; call += 1) {
      const { rows } = await pool.query(
        `SELECT repeat('row-', 3) || n AS text FROM generate_series(1, ${ROWS}) AS n ORDER BY n`,
      );
      expect(rows).toHaveLength(ROWS);
      expect(rows[0]).toEqual({ text: 'row-row-row-1' });
    }
    expect(await occurrencesInHeap('row-row-row-')).toBe(0);
  });

  it('returns large responses whole, and works after a rejected statement', async () => {
    const { rows } = await pool.query(`SELECT repeat('x', 4000000) AS text, n FROM generate_series(1, 3) AS n`);
    expect(rows.map(({ text }) => text.length)).toEqual([4_000_000, 4_000_000, 4_000_000]);
    await expect(pool.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
