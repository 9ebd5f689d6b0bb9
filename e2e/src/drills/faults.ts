import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'playwright-core';
import { FRONT_ENDS } from '@dongne/release/config';
import { Sandbox } from '../actors/sandbox';
import { Operator } from '../system/operator';
import { startSystem } from '../system/start-system';
import { PostgresServer } from './postgres-server';
import { startPrometheus, type RunningPrometheus } from './prometheus';

const POSTGRES_PORT = 5_497;
const METRICS_PORT_BASE = 9_500;
const API_METRICS_PORT = 9_510;
const WITHIN_MS = 60_000;
const ASKED_EVERY_MS = 250;

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

/** Reads a member's own data again and again, which no cache answers. A counter has a rate once it has grown twice. */
const askAsMember = async (baseUrl: string): Promise<{ end: () => void }> => {
  const context = await request.newContext({ baseURL: baseUrl });
  const { accessToken } = await new Sandbox(context).freshMember();
  await context.dispose();
  const headers = { authorization: `Bearer ${accessToken}` };
  const timer = setInterval(
    () => void fetch(`${baseUrl}/v1/app/member`, { headers }).catch(() => undefined),
    ASKED_EVERY_MS,
  );
  return { end: () => clearInterval(timer) };
};

/**
 * Lets Prometheus scrape a whole system, and causes faults: a host that is down, a database that is away, a registry
 * that cannot be read. Each fires its alerts, and none does once it is repaired.
 */
export const drillFaults = async (): Promise<void> => {
  const server = await PostgresServer.in(POSTGRES_PORT);
  let prometheus: RunningPrometheus | undefined;
  let asking: Awaited<ReturnType<typeof askAsMember>> | undefined;
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

    asking = await askAsMember(baseUrl);
    await server.stop('database');
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
    asking?.end();
    await prometheus?.stop();
    await system?.stop();
    await server.stop('database').catch(() => undefined);
    await server.remove();
  }
};
