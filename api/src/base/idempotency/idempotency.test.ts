import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#testing/base/database/test-database';
import type { OpenDatabase } from '../database/database';
import { withIdempotency, withPipelinedIdempotency } from './idempotency';
import { takeKey } from './idempotency-repository';

let open: OpenDatabase;
const clock = { now: () => new Date('2026-03-02T10:00:00+09:00') };

beforeAll(async () => {
  open = await openTestDatabase();
  await open.database.execute(sql`CREATE TABLE effects (name text)`);
});
afterAll(() => open.close());

const create = (memberId: number, key: string | undefined, body: unknown) =>
  open.database.transaction((tx) =>
    withIdempotency(tx, { memberId, key, body, clock }, async () => {
      await tx.execute(sql`INSERT INTO effects VALUES (${key ?? 'none'})`);
      const { rows } = await tx.execute(sql`SELECT count(*)::int AS n FROM effects`);
      return { number: rows[0]?.['n'] };
    }),
  );

const effectsOf = async (name: string): Promise<number> =>
  (await open.database.execute(sql`SELECT 1 FROM effects WHERE name = ${name}`)).rows.length;

describe('creating call with an Idempotency-Key', () => {
  it('runs once and replays its response, whatever the order of fields', async () => {
    const first = await create(1, 'once', { a: 1, b: 2 });
    expect(await create(1, 'once', { b: 2, a: 1 })).toEqual(first);
    expect(await effectsOf('once')).toBe(1);
  });

  it('runs once when two arrive concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(1, 'together', { a: 1 })));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await effectsOf('together')).toBe(1);
  });

  it('is rejected with another body', async () => {
    await create(1, 'reused', { a: 1 });
    await expect(create(1, 'reused', { a: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('does not collide with another member’s key', async () => {
    await create(1, 'shared', { a: 1 });
    await create(2, 'shared', { a: 2 });
    expect(await effectsOf('shared')).toBe(2);
  });

  it('frees the key when it fails', async () => {
    const failing = open.database.transaction((tx) =>
      withIdempotency(tx, { memberId: 1, key: 'failed', body: {}, clock }, () => Promise.reject(new Error('no'))),
    );
    await expect(failing).rejects.toThrow('no');
    await create(1, 'failed', {});
    expect(await effectsOf('failed')).toBe(1);
  });

  it('runs every time without a key', async () => {
    await create(1, undefined, {});
    await create(1, undefined, {});
    expect(await effectsOf('none')).toBe(2);
  });
});

describe('pipelined creating call with an Idempotency-Key', () => {
  let answers = 0;

  const start = (key: string, { isRefused = false, fails = false, isTaken = false } = {}) =>
    withPipelinedIdempotency(
      open.database,
      { memberId: 1, key, body: {}, clock },
      {
        lock: (tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(1)`).execute(),
        read: async (tx) => {
          if (isTaken) await takeKey(tx, { memberId: 1, key }, 'another effect', clock.now());
          if (isRefused) throw new Error('refused');
        },
        write: (tx) => {
          const effect = tx.execute(sql`INSERT INTO effects VALUES (${key})`);
          const failure = tx.execute(fails ? sql`SELECT nothing` : sql`SELECT 1`);
          return { answer: { number: (answers += 1) }, written: Promise.all([effect, failure]) };
        },
      },
    );

  it('runs once when many arrive concurrently', async () => {
    const given = await Promise.all(Array.from({ length: 20 }, () => start('pipelined')));
    expect(new Set(given.map(({ number }) => number)).size).toBe(1);
    expect(await effectsOf('pipelined')).toBe(1);
  });

  it('replays its response although its reads would refuse it now', async () => {
    const first = await start('repeated');
    expect(await start('repeated', { isRefused: true })).toEqual(first);
  });

  it('is rejected with another body', async () => {
    await create(1, 'pipelined and reused', { a: 1 });
    await expect(start('pipelined and reused')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await effectsOf('pipelined and reused')).toBe(1);
  });

  it('is rejected and rolled back when another effect takes the key meanwhile', async () => {
    await expect(start('meanwhile', { isTaken: true })).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await effectsOf('meanwhile')).toBe(0);
  });

  it.each([
    ['refused by its reads', { isRefused: true }, 'refused'],
    ['failed in its writes', { fails: true }, 'SELECT nothing'],
  ])('frees the key when it was %s', async (name, how, message) => {
    await expect(start(name, how)).rejects.toThrow(message);
    expect(await effectsOf(name)).toBe(0);
    await start(name);
    expect(await effectsOf(name)).toBe(1);
  });
});
