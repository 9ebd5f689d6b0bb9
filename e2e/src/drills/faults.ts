import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FRONT_ENDS } from '@dongne/release/config';
import { Operator } from '../system/operator';
import { startSystem } from '../system/start-system';
import { PostgresServer } from './postgres-server';
import { startPrometheus, type RunningPrometheus } from './prometheus';

const POSTGRES_PORT = 5_497;
const METRICS_PORT_BASE = 9_500;
const API_METRICS_PORT = 9_510;
const WITHIN_MS = 60_000;
const CALLS = 40;

/** Waits until all these alerts fire. @throws with those that do, when it takes too long. */
const fires = async (prometheus: RunningPrometheus, what: string, alerts: readonly string[]): Promise<void> => {
  const startedAt = Date.now();
  for (;;) {
    const firing = await prometheus.firing();
    if (alerts.every((alert) => firing.includes(alert))) {
      const seconds = ((Date.now() - startedAt) / 1_000).toFixed(0);
      return console.log(
        `${what}: ${alerts.join(', ') || 'nothing'} after ${seconds} s; firing: ${firing.join(', ') || 'nothing'}`,
      );
    }
    if (Date.now() - startedAt > WITHIN_MS)
      throw new Error(`${what}: firing is ${firing.join(', ') || 'nothing'} only.`);
    await pause(500);
  }
};

/** Waits until nothing fires. */
const rests = async (prometheus: RunningPrometheus, what: string): Promise<void> => {
  const startedAt = Date.now();
  while ((await prometheus.firing()).length > 0 || (await prometheus.down()).length > 0) {
    if (Date.now() - startedAt > WITHIN_MS)
      throw new Error(
        `${what}: ${(await prometheus.firing()).join(', ')} still, ${(await prometheus.down()).join(', ')} down.`,
      );
    await pause(500);
  }
  console.log(`${what}: nothing fires`);
};

/**
 * Lets Prometheus scrape a whole system, and causes faults: a host that is down, a database that is away, a registry
 * that cannot be read. Each fires its alerts, and none does once it is repaired.
 */
export const drillFaults = async (): Promise<void> => {
  const server = await PostgresServer.in(POSTGRES_PORT);
  let prometheus: RunningPrometheus | undefined;
  let system: Awaited<ReturnType<typeof startSystem>> | undefined;
  try {
    await server.create('database');
    system = await startSystem({
      DATABASE_URL: server.url,
      METRICS_PORT: String(API_METRICS_PORT),
      METRICS_PORT_BASE: String(METRICS_PORT_BASE),
    });
    const operator = new Operator(system);
    const { baseUrl, dataDir } = system;
    prometheus = await startPrometheus(server.folder, {
      api: [`127.0.0.1:${API_METRICS_PORT}`],
      ...Object.fromEntries(
        FRONT_ENDS.map(({ folder, portOffset }) => [folder, [`localhost:${METRICS_PORT_BASE + portOffset}`]]),
      ),
    });
    await rests(prometheus, 'a system that runs');

    await operator.stopHost('mf-usage');
    await fires(prometheus, 'a host that is down', ['ProgramDown']);
    await operator.startHost('mf-usage');
    await rests(prometheus, 'the host is back');

    await server.stop('database');
    for (let call = 0; call < CALLS; call += 1)
      await fetch(`${baseUrl}/v1/app/nonMember/laundry/1`).catch(() => undefined);
    await fires(prometheus, 'a database that is away', ['JobsStand', 'NotReady', 'ServerErrors']);
    await server.start('database');
    await rests(prometheus, 'the database is back');

    const store = join(dataDir, 'store');
    await rename(store, `${store}-away`);
    await fetch(baseUrl, { headers: { accept: 'text/html' } });
    await fires(prometheus, 'a store that is away', ['RegistryStale']);
    await rename(`${store}-away`, store);
    await rests(prometheus, 'the store is back');
  } finally {
    await prometheus?.stop();
    await system?.stop();
    await server.stop('database').catch(() => undefined);
    await server.remove();
  }
};
