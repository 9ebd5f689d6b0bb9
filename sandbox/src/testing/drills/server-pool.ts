import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { freePort } from '@dongne/api/testing/free-port';
import type { DrillApi } from './drill-api';

const run = promisify(execFile);
const SANDBOX_FOLDER = resolve(import.meta.dirname, '../../..');
const BUNDLER = join(import.meta.dirname, 'bundle-server.mjs');
const PRELOAD = join(import.meta.dirname, 'crash-at.mjs');

/** An HTTP call of a drill. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A server in its own process, which may die at a step. */
export interface DrillServer {
  readonly origin: string;
  /** Number of steps of its counted calls so far. */
  readonly steps: () => number;
  /** Whether it still answers. */
  readonly lives: () => Promise<boolean>;
  /** Kills it, and waits for the exit. */
  readonly kill: () => Promise<void>;
  /** Its output. */
  readonly output: () => string;
}

/** Starts servers on the database of a drill, with its card providers. */
export interface ServerPool {
  /** @param isWithQueue whether it runs due jobs. @param startAt start of its clock. */
  readonly start: (options: { readonly isWithQueue: boolean; readonly startAt?: Date }) => Promise<DrillServer>;
  readonly close: () => Promise<void>;
}

const databaseUrlOf = async ({ parts }: DrillApi): Promise<string> => {
  const { rows } = await parts.database.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = rows[0]?.name ?? '';
  return url.href;
};

const serverOf = (child: ChildProcess, port: number): DrillServer => {
  let steps = 0;
  let text = '';
  let isAlive = true;
  const ended = once(child, 'exit').then(() => (isAlive = false));
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text = (text + part).slice(-4_000)));
  child.on('message', (message) => {
    if (typeof message === 'object' && 'steps' in message) steps = Number(message.steps);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    steps: () => steps,
    lives: async () => {
      if (!isAlive) return false;
      return fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } }).then(
        () => true,
        () => ended.then(() => false),
      );
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    output: () => text,
  };
};

/** Bundles the server once, and starts processes of it. */
export const openServerPool = async (api: DrillApi): Promise<ServerPool> => {
  const folder = join(SANDBOX_FOLDER, 'node_modules', `.drill-${process.pid}`);
  const bundle = join(folder, 'server.mjs');
  const dataDir = await mkdtemp(join(tmpdir(), 'dongne-drill-'));
  await run(process.execPath, [BUNDLER, bundle]);
  const databaseUrl = await databaseUrlOf(api);
  const living = new Set<DrillServer>();
  return {
    start: async ({ isWithQueue, startAt }) => {
      const port = await freePort();
      const child = spawn(process.execPath, ['--import', PRELOAD, bundle], {
        cwd: SANDBOX_FOLDER,
        env: {
          ...process.env,
          NODE_ENV: 'development',
          NODE_OPTIONS: '',
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          TOKEN_SECRET: new TextDecoder().decode(api.parts.config.tokenSecret),
          SEED_SHOPS: '0',
          LOG_LEVEL: 'error',
          PORT: String(api.port),
          DRILL_PORT: String(port),
          DRILL_QUEUE: isWithQueue ? 'on' : 'off',
          ...(startAt === undefined ? {} : { DRILL_START_AT: startAt.toISOString() }),
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      const server = serverOf(child, port);
      living.add(server);
      const [begun] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
      if (begun !== 'listening') throw new Error(`A server did not start:\n${server.output()}`);
      return server;
    },
    close: async () => {
      await Promise.all([...living].map((server) => server.kill()));
      await rm(folder, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Calls a server; undefined when it died before the answer. */
export const callServer = async (
  { origin }: DrillServer,
  { method, path, headers, body }: Call,
  dieAt?: number,
): Promise<{ readonly status: number; readonly text: string } | undefined> => {
  try {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headers, connection: 'close', ...(dieAt === undefined ? {} : { 'x-crash-at': String(dieAt) }) },
      ...(method === 'GET' ? {} : { body }),
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
};
