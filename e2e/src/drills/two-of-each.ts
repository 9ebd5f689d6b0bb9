import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { request } from 'playwright-core';
import { FRONT_ENDS, REMOTES } from '@dongne/release/config';
import { Sandbox, type FreshMember } from '../actors/sandbox';
import { runScript, ended, onOutput } from '../system/run-script';
import { ROOT } from '../system/system-environment';
import { CompiledProgram } from './compiled-program';
import { startHaproxy } from './haproxy';
import { addMigration } from './newer-deployment';
import { PostgresServer } from './postgres-server';
import { SteadyLoad, type LoadCall, type LoadResult } from './steady-load';

const SITE = 'https://127.0.0.9:8443';
/** Chromium resolves names below `localhost` itself. */
const ORIGIN_TEMPLATE = 'https://{name}.localhost:8443';
const INNER_API = '127.0.0.9:8081';
const PORT = '8080';
const POSTGRES_PORT = 5_498;
const SECRET = 'only-for-a-drill-on-this-machine-0123456789';

const CALLS = 20_000;
const PER_SECOND = 120;
/** Members of the load, so that no limit for one is reached. */
const MEMBERS = 200;

/** Environment that all programs of the drill share. */
const environmentOf = (server: PostgresServer): Record<string, string> => ({
  PUBLIC_ORIGIN: SITE,
  ORIGIN_TEMPLATE,
  PORT,
  DATABASE_URL: server.url,
  DATA_DIR: join(server.folder, 'data'),
  TOKEN_SECRET: SECRET,
  HEALTH_SECRET: SECRET,
  SEED_SHOPS: '300',
  TRUST_PROXY: '127.0.0.0/8',
  CONNECTIONS_PER_ADDRESS: '5000',
  REGISTRY_URL: `http://127.0.0.2:${PORT}/registry.json`,
  LOG_LEVEL: 'warn',
});

/** Programs by name: two APIs, two hosts of the shell, a host for each remote. */
const programsOf = (server: PostgresServer): Record<string, CompiledProgram> => {
  const environment = environmentOf(server);
  const at = (name: string, args: readonly string[], last: number, more: Record<string, string> = {}) =>
    new CompiledProgram(name, args, {
      ...environment,
      ...{ LISTEN_ADDRESS: `127.0.0.${last}`, CACHE_DIR: join(server.folder, `cache-${last}`) },
      ...more,
    });
  const inner = { API_ORIGIN: `http://${INNER_API}` };
  return {
    'shell-host 1': at('shell-host', [], 2, inner),
    'shell-host 2': at('shell-host', [], 3, inner),
    'api 1': at('sandbox', [], 4),
    'api 2': at('sandbox', [], 5),
    ...Object.fromEntries(
      REMOTES.map(({ folder }, index) => [`remote-host ${folder}`, at('remote-host', [folder], 20 + index, inner)]),
    ),
  };
};

const behindHaproxy = (server: PostgresServer) =>
  startHaproxy(
    server.folder,
    [
      ...REMOTES.map(({ folder }, index) => ({
        ...{ bind: '127.0.0.1:8443', hosts: [`${folder}.localhost`], check: '/healthz' },
        servers: [`127.0.0.${20 + index}:${PORT}`],
      })),
      { bind: '127.0.0.9:8443', servers: [`127.0.0.2:${PORT}`, `127.0.0.3:${PORT}`], check: '/registry.json' },
    ],
    [{ bind: INNER_API, servers: [`127.0.0.4:${PORT}`, `127.0.0.5:${PORT}`], check: '/readyz' }],
  );

/** Publishes every package into the store of the drill, the shell first. */
const publishAll = async (server: PostgresServer): Promise<void> => {
  const settings = { ...environmentOf(server), RELEASE_STAGE: 'production', API_ORIGIN: `http://${INNER_API}` };
  for (const { folder } of FRONT_ENDS) {
    const place = { portBase: 3_000, dataDir: join(server.folder, 'data'), settings };
    const child = runScript(place, ['release/src/cli/release.ts', 'publish', folder, '--now']);
    let output = '';
    onOutput(child, (text) => (output += text));
    if ((await ended(child)) !== 0) throw new Error(`${folder} was not published:\n${output}`);
  }
};

const run = async (
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> => {
  const child = spawn(command, args, {
    cwd: join(ROOT, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
};

/** Calls of the load: pages, a visitor's and a member's reads, and favourite shops, which write. */
const mixOf =
  (members: readonly FreshMember[]) =>
  (number: number): LoadCall => {
    const member = members[number % members.length];
    const headers = { authorization: `Bearer ${member?.accessToken ?? ''}` };
    const kind = number % 10;
    if (kind < 2) return { method: 'GET', path: '/', headers: { accept: 'text/html' } };
    if (kind < 5)
      return { method: 'GET', path: '/v1/app/nonMember/laundry/list/group?sort=Distance&lat=37.5096&lng=127.0628' };
    if (kind < 9) return { method: 'GET', path: '/v1/app/member', headers };
    return { method: 'PUT', path: `/v1/app/laundry/${1 + (number % 50)}/favourite`, headers };
  };

const print = (what: string, { calls, failed, repeated, p99Ms, slowestMs }: LoadResult): void => {
  const all = [...failed.values()].reduce((sum, each) => sum + each, 0);
  console.log(
    `${what}: ${all} of ${calls} failed, ${repeated} were repeated, 99 % within ${p99Ms} ms, slowest ${slowestMs} ms`,
  );
  for (const [why, count] of failed) console.log(`  ${count} × ${why}`);
};

/** Runs steps beside a load until so many calls were answered. @returns whether none has failed. */
const beside = async (
  what: string,
  { members, calls }: { readonly members: readonly FreshMember[]; readonly calls: number },
  steps: readonly (() => Promise<unknown>)[],
): Promise<boolean> => {
  const load = new SteadyLoad(SITE, PER_SECOND, mixOf(members));
  for (const [index, step] of steps.entries()) {
    await load.reaches(((index + 1) * calls) / (steps.length + 1));
    await step();
  }
  await load.reaches(calls);
  const result = await load.end();
  print(what, result);
  return result.failed.size === 0;
};

/**
 * Runs two APIs and two hosts of the shell on one PostgreSQL server behind HAProxy with TLS: the main job in a browser,
 * each of them killed under load, and all of them restarted one after another with a migration in between.
 *
 * @param calls of each load.
 * @throws when a call has failed for good.
 */
export const drillTwoOfEach = async (calls = CALLS): Promise<void> => {
  const server = await PostgresServer.in(POSTGRES_PORT);
  const programs = programsOf(server);
  const newer = join(server.folder, 'newer');
  const started = Object.values(programs);
  let proxy: Awaited<ReturnType<typeof startHaproxy>> | undefined;
  try {
    await run('npx', ['tsx', '../deploy/src/compile/compile-cli.ts', newer]);
    await addMigration(newer);
    await server.create('database');
    proxy = await behindHaproxy(server);
    const [first, ...others] = started.filter(({ name }) => name === 'sandbox');
    console.log(`the first API is ready after ${Math.round((await first?.start()) ?? 0)} ms, on an empty database`);
    for (const api of others) console.log(`the second after ${Math.round(await api.start())} ms`);
    await publishAll(server);
    for (const host of started.filter(({ name }) => name !== 'sandbox'))
      console.log(`${host.name} ${host.args.join(' ')} is ready after ${Math.round(await host.start())} ms`);

    await run('npx', ['playwright', 'test', 'order-once', 'offer', '--project', 'customers', '--retries', '0'], {
      E2E_BASE_URL: SITE,
      E2E_SELF_SIGNED: 'on',
    });
    console.log('the main job runs in a browser, through TLS and both hosts');

    const context = await request.newContext({ baseURL: SITE, ignoreHTTPSErrors: true });
    const members = await new Sandbox(context).freshMembers(MEMBERS);
    await context.dispose();

    const killed = ['api 1', 'shell-host 1', 'api 2', 'shell-host 2'].map((name) => async () => {
      await programs[name]?.end('SIGKILL');
      await programs[name]?.start();
    });
    const survived = await beside('each one killed', { members, calls }, killed);
    const migrated = async (): Promise<void> => {
      const child = spawn(process.execPath, [join(newer, 'deploy/dist/migrate.mjs')], {
        env: { PATH: process.env['PATH'], ...environmentOf(server) },
        stdio: 'inherit',
      });
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error('The database was not migrated.');
    };
    const restarted = ['api 1', 'api 2', 'shell-host 1', 'shell-host 2'].map((name) => async () => {
      const program = programs[name];
      await program?.end('SIGTERM');
      if (program !== undefined) program.root = newer;
      await program?.start();
    });
    const rolled = await beside('migrated and restarted one after another', { members, calls }, [
      migrated,
      ...restarted,
    ]);
    if (!survived || !rolled) throw new Error('Calls have failed.');
  } finally {
    await Promise.all(started.map((program) => program.end('SIGTERM')));
    await proxy?.stop();
    await server.stop('database').catch(() => undefined);
    await server.remove();
  }
};
