import { Client, type ClientBase, type Notification, type Pool } from 'pg';
import type { Database } from './database-types';
import { isEmbedded } from './is-embedded';

/** Listener of a channel. */
export interface ChannelListener {
  readonly heard: (payload: string) => void;
  /** Connection lost: notifications may be missed from now on. */
  readonly lost: () => void;
  /** Listening again. */
  readonly regained: () => void;
}

/** Open subscription of a channel. */
export interface OpenChannel {
  readonly close: () => Promise<void>;
}

/** Heartbeat of an idle connection. */
const PULSE_MS = 20_000;
const PULSE_WITHIN_MS = 5_000;
/** Reconnection delay with exponential backoff. */
const RETRY_MS = { first: 250, longest: 10_000 };

/** Backoff with jitter, so that processes do not reconnect at the same moment. */
const pauseBefore = (attempt: number): number =>
  Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** attempt) * (0.5 + Math.random() / 2);

/** Listens on a dedicated connection, because LISTEN belongs to its session. */
const onOwnConnection = async (pool: Pool, channel: string, ears: ChannelListener): Promise<OpenChannel> => {
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

/** Listens on the embedded engine's only session, which all queries share; notifications arrive with query results. */
const onOnlySession = async (pool: Pool, channel: string, ears: ChannelListener): Promise<OpenChannel> => {
  const known = new Set<ClientBase>();
  const hear = ({ payload }: Notification): void => ears.heard(payload ?? '');
  const listen = (client: ClientBase): void => {
    if (known.has(client)) return;
    known.add(client);
    client.on('notification', hear);
    // Ignores a failure here, because the next query reports it as well.
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
 * Subscribes to a channel (LISTEN): receives what any process notifies on commit. Reconnects with backoff of up to 10
 * s.
 *
 * @param channel constant of our own, never input: it is part of the statement.
 * @throws {Error} when the database cannot be reached at first.
 */
export const openChannel = ({ $client }: Database, channel: string, ears: ChannelListener): Promise<OpenChannel> =>
  isEmbedded($client) ? onOnlySession($client, channel, ears) : onOwnConnection($client, channel, ears);
