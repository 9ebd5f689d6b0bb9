import { retryPause } from '@dongne/contract';
import { readStream, type StreamReader } from '@dongne/api/testing/base/live/stream-reader';
import { addMember } from '@dongne/api/testing/fixtures';
import { addRequest } from '@dongne/api/testing/shop-commands';
import type { DrillApi } from './drill-api';
import { callServer, openServerPool, type DrillServer, type ServerPool } from './server-pool';

/** Limit of open streams per member. */
const STREAMS_OF_MEMBER = 10;
const LOOK_EVERY_MS = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const withServers = async <Result>(api: DrillApi, work: (pool: ServerPool) => Promise<Result>): Promise<Result> => {
  const pool = await openServerPool(api);
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
};

const startServer = (api: DrillApi, pool: ServerPool): Promise<DrillServer> =>
  pool.start({ isWithQueue: false, startAt: api.clock.now() });

/**
 * Status transitions made at one server and received at another, for as many members.
 *
 * @returns for each the milliseconds from the shop's call to the event.
 */
export const drillMoves = (api: DrillApi, moves: number): Promise<readonly number[]> =>
  withServers(api, async (pool) => {
    const [here, there] = await Promise.all([startServer(api, pool), startServer(api, pool)]);
    const heardAfter: number[] = [];
    for (let move = 0; move < moves; move += 1) {
      const { id, customer, shop } = await addRequest(api);
      const reader = await readStream(there.origin, customer.headers);
      const headers = { ...shop, 'content-type': 'application/json' };
      const calledAt = performance.now();
      const heard = reader.changeOf(id).then(() => performance.now() - calledAt);
      await callServer(here, { method: 'POST', path: `/v1/partner/requests/${id}/accept`, headers, body: '{}' });
      heardAfter.push(await heard);
      reader.close();
    }
    return heardAfter;
  });

/** A reader that reconnects its stream after every disconnect, with the app's backoff. */
const readWithReconnect = (originOf: () => string, headers: Readonly<Record<string, string>>, signal: AbortSignal) => {
  let openSince: number | undefined;
  let current: StreamReader | undefined;
  signal.addEventListener('abort', () => current?.close());
  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      current = await readStream(originOf(), headers).catch(() => undefined);
      if (current?.status === 200) {
        [failures, openSince] = [0, performance.now()];
        await current.ended;
        openSince = undefined;
      }
      if (!signal.aborted) await pause(retryPause(failures));
    }
  };
  void run();
  return { openSince: () => openSince };
};

/** Result of a restart. */
export interface Comeback {
  /** From the restart to the reconnect of each stream, sorted. */
  readonly backAfterMs: readonly number[];
  /** Most reconnects within one second. */
  readonly mostInASecond: number;
}

const mostInASecond = (times: readonly number[]): number =>
  Math.max(...times.map((start) => times.filter((time) => time >= start && time < start + 1_000).length));

/** Open streams of a server that dies, and of its replacement. @param limitMs timeout of a reconnect. */
export const drillComeback = (api: DrillApi, streams: number, limitMs: number): Promise<Comeback> =>
  withServers(api, async (pool) => {
    let server = await startServer(api, pool);
    const stop = new AbortController();
    const readers: ReturnType<typeof readWithReconnect>[] = [];
    for (let made = 0; made < streams; made += STREAMS_OF_MEMBER) {
      const { headers } = await addMember(api);
      for (let nth = 0; nth < Math.min(STREAMS_OF_MEMBER, streams - made); nth += 1)
        readers.push(readWithReconnect(() => server.origin, headers, stop.signal));
    }
    const openOnes = (): number[] => readers.flatMap(({ openSince }) => openSince() ?? []);
    const allOpen = async (deadline: number): Promise<void> => {
      while (openOnes().length < streams && performance.now() < deadline) await pause(LOOK_EVERY_MS);
    };
    await allOpen(performance.now() + limitMs);
    await server.kill();
    server = await startServer(api, pool);
    const restartedAt = performance.now();
    await allOpen(restartedAt + limitMs);
    const backAfterMs = openOnes()
      .map((openedAt) => Math.max(0, openedAt - restartedAt))
      .sort((a, b) => a - b);
    stop.abort();
    return { backAfterMs, mostInASecond: mostInASecond(backAfterMs) };
  });
