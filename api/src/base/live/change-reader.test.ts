import { sql } from 'drizzle-orm';
import { openTestApi, type TestApi } from '#testing/test-api';
import type { Transaction } from '../database';
import { ChangeReader } from './change-reader';

let api: TestApi;
const readers: ChangeReader[] = [];
const listening = { isOn: true, asked: (): void => undefined };
beforeAll(async () => {
  api = await openTestApi();
});
afterEach(async () => {
  listening.isOn = true;
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});
afterAll(() => api.close());

/** Reader that has begun to read, with all it has heard; every process has one of its own. */
const openReader = async (listen: (changes: readonly string[]) => unknown = () => undefined) => {
  const heard: string[] = [];
  const reader = new ChangeReader(api.parts.database, {
    heard: (changes) => {
      heard.push(...changes);
      listen(changes);
    },
    lost: () => undefined,
    isListening: () => {
      listening.asked();
      return listening.isOn;
    },
  });
  readers.push(reader);
  await reader.read();
  return { heard, read: reader.read };
};

const write = (tx: Transaction, change: string): Promise<unknown> =>
  tx.execute(sql`INSERT INTO live_changes (change) VALUES (${change}) ON CONFLICT DO NOTHING`);

/** Transaction that has written a change and stays open until `end`. */
const openTransaction = async (change: string) => {
  let end = (): void => undefined;
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  let committed: Promise<unknown> = Promise.resolve();
  await new Promise<void>((written) => {
    committed = api.parts.database.transaction(async (tx) => {
      await write(tx, change);
      written();
      await isEnded;
    });
  });
  return {
    commit: async () => {
      end();
      await committed;
    },
  };
};

describe('reader of changes', () => {
  it('hears a transaction that began earlier and commits later than one it has heard', async () => {
    const { heard, read } = await openReader();
    const early = await openTransaction('early');
    await (await openTransaction('late')).commit();
    await read();
    expect(heard).toEqual(['late']);
    await early.commit();
    await read();
    expect(heard).toEqual(['late', 'early']);
  });

  it('hears each of many crossing transactions once, as does a reader of another process', async () => {
    const [one, other] = [await openReader(), await openReader()];
    const names = Array.from({ length: 60 }, (_, nth) => `change ${nth}`);
    // A new transaction begins before an older one commits, and reads run all the time.
    const open: Awaited<ReturnType<typeof openTransaction>>[] = [];
    for (const [nth, name] of names.entries()) {
      open.push(await openTransaction(name));
      if (open.length > 6)
        await Promise.all([...open.splice((nth * 5) % 6, 1).map(({ commit }) => commit()), one.read()]);
    }
    await Promise.all([...open.map(({ commit }) => commit()), one.read()]);
    await Promise.all([one.read(), other.read()]);
    for (const { heard } of [one, other]) expect([...heard].sort()).toEqual([...names].sort());
  });

  it('hears neither earlier changes nor those of a transaction that rolls back', async () => {
    await (await openTransaction('before')).commit();
    const { heard, read } = await openReader();
    const refused = api.parts.database.transaction(async (tx) => {
      await write(tx, 'rolled back');
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await read();
    expect(heard).toEqual([]);
  });

  it('hears a change without being asked', async () => {
    let resolve = (_changes: readonly string[]): void => undefined;
    const heard = new Promise<readonly string[]>((hear) => (resolve = hear));
    const { read } = await openReader((changes) => changes.length > 0 && resolve(changes));
    await read();
    await (await openTransaction('alone')).commit();
    expect(await heard).toEqual(['alone']);
  });

  it('pauses while it has no listener, and begins with the present state after that', async () => {
    listening.isOn = false;
    const isPaused = new Promise<void>((pause) => (listening.asked = pause));
    const { heard, read } = await openReader();
    await isPaused;
    await (await openTransaction('during the pause')).commit();
    await read();
    expect(heard).toEqual([]);
    listening.isOn = true;
    await (await openTransaction('after the pause')).commit();
    await read();
    expect(heard).toEqual(['after the pause']);
  });
});
