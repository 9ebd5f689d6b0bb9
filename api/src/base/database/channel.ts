import { Client, type ClientBase, type Notification, type Pool } from 'pg';
import type { Database } from './database';
import { isEmbedded } from './is-embedded';

/** Who hears a channel. */
export interface ChannelEars {
  readonly heard: (payload: string) => void;
  /** From here on something may have been missed. */
  readonly lost: () => void;
  /** It is heard again. */
  readonly regained: () => void;
}

/** A channel that is heard until it is closed. */
export interface OpenChannel {
  readonly close: () => Promise<void>;
}

/** A connection that is silent so long is asked whether it still is one. */
const PULSE_MS = 20_000;
const PULSE_WITHIN_MS = 5_000;
/** How long it is waited before the connection is made again: doubled each time, up to the second one. */
const RETRY_MS = { first: 250, longest: 10_000 };

/** Each waits another while, so that processes that lost the same server do not come back at once. */
const pauseBefore = (attempt: number): number =>
  Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** attempt) * (0.5 + Math.random() / 2);

/** One connection that does nothing else: a pool hands connections out, and who listens has to stay. */
const onOwnConnection = async (pool: Pool, channel: string, ears: ChannelEars): Promise<OpenChannel> => {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lose = (lost: Client): void => {
    if (client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    void lost.end().catch(() => undefined);
    if (isClosed) return;
    ears.lost();
    retry(0);
  };

  const feelPulse = (of: Client): void => {
    timer = setTimeout(() => {
      of.query('SELECT 1').then(
        () => client === of && feelPulse(of),
        () => lose(of),
      );
    }, PULSE_MS).unref();
  };

  const connect = async (): Promise<void> => {
    const next = new Client({
      ...pool.options,
      keepAlive: true,
      connectionTimeoutMillis: PULSE_WITHIN_MS,
      query_timeout: PULSE_WITHIN_MS,
    });
    next.on('notification', ({ payload }) => ears.heard(payload ?? ''));
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return void (await next.end());
    client = next;
    feelPulse(next);
  };

  const retry = (attempt: number): void => {
    timer = setTimeout(() => {
      connect().then(
        () => client !== undefined && ears.regained(),
        () => !isClosed && retry(attempt + 1),
      );
    }, pauseBefore(attempt)).unref();
  };

  await connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
};

/** The embedded engine has one session, which whoever asks the database shares; what it hears comes with its answers. */
const onOnlySession = async (pool: Pool, channel: string, ears: ChannelEars): Promise<OpenChannel> => {
  const known = new Set<ClientBase>();
  const hear = ({ payload }: Notification): void => ears.heard(payload ?? '');
  const listen = (client: ClientBase): void => {
    if (known.has(client)) return;
    known.add(client);
    client.on('notification', hear);
    // A connection that fails has failed for whoever asks something next, too.
    client.query(`LISTEN ${channel}`).catch(() => undefined);
  };
  pool.on('connect', listen);
  const client = await pool.connect();
  listen(client);
  client.release();
  return {
    close: async () => {
      pool.off('connect', listen);
      for (const each of known) each.off('notification', hear);
    },
  };
};

/**
 * Hears what the database is told on a channel, by any process, as soon as it is committed. A connection that is lost is
 * made again, with pauses that grow up to 10 s.
 *
 * @param channel a name of our own, never one from outside: it stands in the statement as it is.
 * @throws {Error} when the database cannot be reached to begin with.
 */
export const openChannel = ({ $client }: Database, channel: string, ears: ChannelEars): Promise<OpenChannel> =>
  isEmbedded($client) ? onOnlySession($client, channel, ears) : onOwnConnection($client, channel, ears);
