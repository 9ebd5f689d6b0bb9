import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'playwright-core';
import { Member } from '../actors/member';
import { pricedRequest } from '../actors/priced-request';
import { Sandbox } from '../actors/sandbox';
import { ended } from '../system/run-script';
import { startApi } from '../system/start-api';
import { ROOT } from '../system/system-environment';
import { type Acknowledged, OrdersUnderWay } from './orders-under-way';
import { PostgresServer } from './postgres-server';

const BACKUP = join(ROOT, 'deploy/backup/backup.sh');
const PORT = 5_499;
/** An order acknowledged earlier than this before the loss must be there again. */
const MAY_BE_LOST_MS = 1_000;
/** Time between a commit and its acknowledgement, at most. */
const ANSWER_MS = 2_000;

/** Returns which acknowledged orders a restored system has. */
const found = async (origin: string, orders: readonly Acknowledged[]): Promise<ReadonlySet<number>> => {
  const context = await request.newContext({ baseURL: origin });
  const there = new Set<number>();
  for (const { id, member } of orders) {
    const copy = new Member(context, member.account);
    await copy.requestDetail(id).then(
      () => there.add(id),
      () => undefined,
    );
  }
  await context.dispose();
  return there;
};

/** Orders, prices, approves and reads one request. @throws when a step is refused. */
const mainJob = async (origin: string): Promise<void> => {
  const context = await request.newContext({ baseURL: origin });
  const sandbox = new Sandbox(context);
  const member = new Member(context, await sandbox.freshMember(true));
  const { id } = await pricedRequest(sandbox, member, 0);
  await member.approves(id);
  const { originalStatus } = await member.requestDetail(id);
  await context.dispose();
  console.log(`the main job runs on the restored system: request ${id} is ${originalStatus} with an approved price`);
};

/** Starts the API on a restored database, and runs a check against it. */
const onRestored = async <T>(
  server: PostgresServer,
  dataDir: string,
  check: (origin: string) => Promise<T>,
): Promise<T> => {
  const api = await startApi(server.url, dataDir);
  try {
    return await check(api.origin);
  } finally {
    await api.stop();
  }
};

/**
 * Loses the machine of the database while customers order, and restores it from base backup and log: to the last moment,
 * and to a time before.
 *
 * @throws when an order is lost that was acknowledged more than a second before, or one is there that came later.
 */
export const drillRestore = async (): Promise<void> => {
  const server = await PostgresServer.in(PORT);
  const dataDir = join(server.folder, 'data');
  try {
    await server.create('first');
    const streaming = server.backsUp(BACKUP);
    const api = await startApi(server.url, dataDir);
    const orders = await OrdersUnderWay.at(api.origin);
    await pause(5_000);
    await server.backup(BACKUP, 'base');
    await pause(8_000);
    const time = await server.ask('select now()');
    const at = Date.parse(time);
    await pause(8_000);
    const lostAt = Date.now();
    await server.lose('first');
    await orders.end();
    await api.stop();
    streaming.kill('SIGTERM');
    await ended(streaming);
    const { acknowledged } = orders;
    console.log(`${acknowledged.length} orders were acknowledged before the database and its disk were lost`);

    let startedAt = Date.now();
    await server.backup(BACKUP, 'restore', join(server.folder, 'second'));
    await server.start('second');
    console.log(`restored to the last moment in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
    const kept = await onRestored(server, dataDir, async (origin) => {
      const there = await found(origin, acknowledged);
      await mainJob(origin);
      return there;
    });
    const lost = acknowledged.filter(({ id }) => !kept.has(id));
    console.log(`${kept.size} of ${acknowledged.length} orders are there, ${lost.length} are lost`);
    await server.stop('second');

    startedAt = Date.now();
    await server.backup(BACKUP, 'restore', join(server.folder, 'third'), time);
    await server.start('third');
    console.log(`restored to ${time} in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
    const then = await onRestored(server, dataDir, (origin) => found(origin, acknowledged));
    const missing = acknowledged.filter((order) => order.at < at && !then.has(order.id));
    const early = acknowledged.filter((order) => order.at > at + ANSWER_MS && then.has(order.id));
    console.log(
      `${then.size} orders are there, ${missing.length} of before are missing, ${early.length} of later are there`,
    );
    await server.stop('third');

    const tooOld = lost.filter((order) => order.at < lostAt - MAY_BE_LOST_MS);
    if (tooOld.length + missing.length + early.length > 0) throw new Error('The restored database is not what it was.');
    if (acknowledged.length === 0) throw new Error('No order was acknowledged: the drill shows nothing.');
  } finally {
    await server.stop('first').catch(() => undefined);
    await server.stop('second').catch(() => undefined);
    await server.stop('third').catch(() => undefined);
    await server.remove();
  }
};
