import { outboxMessages } from '#tables';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { waitingMessages } from './outbox-repository';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.parts.database.delete(outboxMessages));

const at = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * 60_000);

const add = (row: Partial<typeof outboxMessages.$inferInsert>) =>
  api.parts.database.insert(outboxMessages).values({
    ...{ key: crypto.randomUUID(), event: 'test', purpose: 'order', to: '01012345678', title: '', text: '' },
    ...{ createdAt: at(-60), expiresAt: at(600), dueAt: at(-5) },
    ...row,
  });

const waiting = async (): Promise<[number, number | undefined]> => {
  const { count, since } = await waitingMessages(api.parts.database, TEST_NOW);
  return [count, since === null ? undefined : (since.getTime() - TEST_NOW.getTime()) / 60_000];
};

const CASES: [string, Partial<typeof outboxMessages.$inferInsert>, [number, number | undefined]][] = [
  ['due for five minutes', {}, [1, -5]],
  ['due later, such as an advertisement at night', { dueAt: at(300) }, [0, undefined]],
  ['tried in vain, and due again later', { dueAt: at(10), tries: 3 }, [1, -60]],
  ['claimed by a process that died', { state: 'sending', tries: 1, dueAt: at(-1) }, [1, -60]],
  ['sent', { state: 'sent', endedAt: at(-1) }, [0, undefined]],
  ['given up', { state: 'failed', endedAt: at(-1) }, [0, undefined]],
];
it.each(CASES)('a message that is %s', async (_what, row, expected) => {
  await add(row);
  expect(await waiting()).toEqual(expected);
});

it('metrics name the oldest message, the connections and the readiness', async () => {
  await add({});
  api.clock.travelTo(TEST_NOW);
  const { body } = await api.app.inject('/metrics');
  expect(body).toContain('outbox_messages 1');
  expect(body).toContain('outbox_oldest_seconds 300');
  expect(body).toMatch(/database_connections\{bulkhead="\w+",state="waiting"\} 0/);
  expect(body).toContain('program_ready 1');
});
