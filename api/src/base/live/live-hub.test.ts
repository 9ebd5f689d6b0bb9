import { EVENT_STREAM } from '@dongne/contract';
import { sql } from 'drizzle-orm';
import { addMember } from '#testing/fixtures';
import { asShop, addRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import type { EventStream } from './event-stream';
import { LiveHub } from './live-hub';

const HOUR_MS = 3600_000;

let api: TestApi;
let hub: LiveHub;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => {
  hub = new LiveHub(api.parts);
});
afterEach(() => hub.close());
afterAll(() => api.close());

const open = async (memberId = 1, lifetimeMs = HOUR_MS): Promise<EventStream> =>
  hub.open({ memberId, sessionId: 'x', tokenEndsAt: new Date(api.clock.now().getTime() + lifetimeMs) });

const pass = (ms: number): void => {
  api.clock.travelTo(new Date(api.clock.now().getTime() + ms));
  hub.beat();
};

const endOf = (stream: EventStream): Promise<unknown> => new Promise((ended) => stream.resume().once('close', ended));

/** Closes the connection on which the server reads changes, as a restarted database does. */
const cutOff = () =>
  api.parts.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%live_changes%' and pid <> pg_backend_pid()`,
  );

/** Opens a stream, retrying while the server reconnects. */
const opensAgain = async (): Promise<EventStream> => {
  for (;;) {
    const stream = await open().catch(() => undefined);
    if (stream !== undefined) return stream;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('streams of a server', () => {
  it('end when their access token expires by the server’s clock', async () => {
    const [short, long] = [await open(1, 60_000), await open()];
    pass(59_000);
    expect([short.writable, long.writable]).toEqual([true, true]);
    pass(1_000);
    expect([short.writable, long.writable]).toEqual([false, true]);
  });

  it('end after their longest lifetime, even with a valid token', async () => {
    const stream = await open();
    pass(EVENT_STREAM.lifeMs - 1_000);
    expect(stream.writable).toBe(true);
    pass(1_000);
    expect(stream.writable).toBe(false);
  });

  it('disconnect a slow reader before its backlog fills the memory', async () => {
    const stream = await open();
    const change = { kind: 'request', applicationId: 1, at: api.clock.now().toISOString() } as const;
    let sent = 0;
    for (; stream.writable && sent < 10_000; sent += 1) stream.notify(change);
    // Newer versions of Node buffer four times as much.
    expect(sent).toBeLessThan(4_000);
    expect(hub.size).toBe(1);
    await endOf(stream);
    expect(hub.size).toBe(0);
  });

  it('end when the server stops, and no new ones open', async () => {
    const stream = await open();
    await hub.close();
    expect(stream.writable).toBe(false);
    await expect(open()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('end when the database connection is lost, and work after it returns', async () => {
    const before = await open();
    await cutOff();
    await endOf(before);
    const request = await addRequest(api);
    const after = await opensAgain();
    const own = await hub.open({
      memberId: request.customer.memberId,
      sessionId: 'y',
      tokenEndsAt: after.owner.tokenEndsAt,
    });
    await asShop(api, request, 'accept');
    for await (const part of own) if (String(part).includes(`"applicationId":${request.id}`)) break;
    expect(own.destroyed).toBe(true);
  });

  it('do not open while the database is unreachable', async () => {
    const deaf = new LiveHub({
      clock: api.clock,
      database: Object.create(api.parts.database, { $client: { value: { options: { port: 1, host: '127.0.0.1' } } } }),
    });
    const { memberId } = await addMember(api);
    await expect(
      deaf.open({ memberId, sessionId: 'x', tokenEndsAt: new Date(api.clock.now().getTime() + HOUR_MS) }),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
