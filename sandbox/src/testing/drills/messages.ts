import { setTimeout as wait } from 'node:timers/promises';
import { count, eq, sql } from 'drizzle-orm';
import { outboxMessages, outgoingMessages } from '@dongne/api/tables';
import { addMember } from '@dongne/api/testing/fixtures';
import { TEST_NOW } from '@dongne/api/testing/test-api';
import type { DrillApi } from './drill-api';
import { openServerPool, type DrillServer, type ServerPool } from './server-pool';

const SERVERS = 2;
const REQUESTS_OF_TEN = 10;
const FAILING_PERCENT = 20;
const SEED = 7;
const LOOK_EVERY_MS = 100;
const WRITTEN_AT_ONCE = 1_000;
/** Longer than the lease: releases the leases of dead servers, and reaches scheduled retries. */
const LEAP_MS = 15 * 60_000;
/** Polls without progress before time is advanced: a server needs some seconds to start. */
const QUIET_LOOKS = 70;
const LIMIT_LOOKS = 20_000;

/** Result of a drill. */
interface MessageDrill {
  readonly arrived: number;
  readonly kills: number;
  /** Clock time in minutes that was spent on retries and leases. */
  readonly minutes: number;
  readonly problems: readonly string[];
}

const write = async ({ parts }: DrillApi, to: string, messages: number): Promise<void> => {
  for (let from = 0; from < messages; from += WRITTEN_AT_ONCE)
    await parts.messages.send(
      parts.database,
      ...Array.from({ length: Math.min(WRITTEN_AT_ONCE, messages - from) }, (_, at) => ({
        event: 'drill',
        purpose: 'order' as const,
        to,
        requestId: (from + at) % Math.ceil(messages / REQUESTS_OF_TEN),
        title: '',
        text: `${from + at}`,
      })),
    );
};

const countBy = async ({ parts }: DrillApi, state: 'sent' | 'waiting' | 'sending'): Promise<number> => {
  const [row] = await parts.database
    .select({ rows: count() })
    .from(outboxMessages)
    .where(eq(outboxMessages.state, state));
  return row?.rows ?? 0;
};

/** Checks that each message is in the inbox once, and those of one request in the order of writing. */
const problemsOf = async (api: DrillApi, messages: number): Promise<string[]> => {
  const { database } = api.parts;
  const arrived = await database
    .select({
      key: outgoingMessages.key,
      at: outgoingMessages.id,
      id: outboxMessages.id,
      requestId: outboxMessages.requestId,
    })
    .from(outgoingMessages)
    .innerJoin(outboxMessages, sql`${outboxMessages.key}::text = ${outgoingMessages.key}`)
    .orderBy(outgoingMessages.id);
  const times = new Map<string | null, number>();
  const last = new Map<number | null, number>();
  const problems: string[] = [];
  for (const { key, id, requestId } of arrived) {
    times.set(key, (times.get(key) ?? 0) + 1);
    if (id < (last.get(requestId) ?? 0)) problems.push(`message ${id} of request ${requestId} came too late`);
    last.set(requestId, id);
  }
  const twice = [...times.values()].filter((each) => each > 1).length;
  if (twice > 0) problems.push(`${twice} messages arrived more than once`);
  if (times.size !== messages) problems.push(`${times.size} of ${messages} arrived`);
  return problems;
};

/** Runs delivering servers, and kills one after the other until the wanted number is reached. */
const deliverAndKill = async (
  api: DrillApi,
  pool: ServerPool,
  { messages, kills }: { readonly messages: number; readonly kills: number },
): Promise<{ readonly killed: number; readonly leapt: number }> => {
  const start = (): Promise<DrillServer> => pool.start({ isWithQueue: true, startAt: api.clock.now() });
  let running = await Promise.all(Array.from({ length: SERVERS }, start));
  const replace = async (which: readonly DrillServer[]): Promise<void> => {
    await Promise.all(which.map((server) => server.kill()));
    const fresh = await Promise.all(which.map(start));
    running = [...running.filter((server) => !which.includes(server)), ...fresh];
  };
  let [killed, leapt, quiet, before] = [0, 0, 0, 0];
  for (let look = 0; look < LIMIT_LOOKS; look += 1) {
    const sent = await countBy(api, 'sent');
    if (sent === messages) break;
    quiet = sent === before ? quiet + 1 : 0;
    before = sent;
    const [server] = running;
    if (server !== undefined && killed < kills && (await countBy(api, 'sending')) > 0) {
      await replace([server]);
      killed += 1;
    } else if (quiet > QUIET_LOOKS) {
      // Restarts servers at a later time, because their clocks cannot be moved from outside.
      api.clock.advance(LEAP_MS);
      leapt += 1;
      quiet = 0;
      await replace(running);
    }
    await wait(LOOK_EVERY_MS);
  }
  return { killed, leapt };
};

/**
 * Messages of many requests, a provider that fails at random (half of the time after accepting the message), and
 * servers that are killed while sending.
 */
export const drillMessages = async (
  api: DrillApi,
  { messages, kills }: { readonly messages: number; readonly kills: number },
): Promise<MessageDrill> => {
  api.clock.travelTo(TEST_NOW);
  const { phoneNumber } = await addMember(api);
  const failing = { percent: FAILING_PERCENT, seed: SEED };
  await api.app.inject({ method: 'POST', url: '/sandbox/messages/failures', payload: failing });
  await write(api, phoneNumber, messages);
  const pool = await openServerPool(api);
  try {
    const { killed, leapt } = await deliverAndKill(api, pool, { messages, kills });
    return {
      arrived: await countBy(api, 'sent'),
      kills: killed,
      minutes: (leapt * LEAP_MS) / 60_000,
      problems: await problemsOf(api, messages),
    };
  } finally {
    await pool.close();
  }
};
