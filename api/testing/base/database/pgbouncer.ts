import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../free-port';

/** Running PgBouncer in transaction mode, in front of every database of a server. */
export interface Pooler {
  /** URL of a database through it. */
  readonly urlOf: (databaseUrl: string) => string;
  readonly stop: () => Promise<void>;
}

const PROGRAM = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file));

const IS_ROOT = process.getuid?.() === 0;

/** Whether PgBouncer is installed. */
export const HAS_PGBOUNCER = PROGRAM !== undefined;

/** Few server connections, so that those of a process change between transactions. */
const settingsOf = (server: URL, port: number, users: string): string => `
[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
`;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });

const start = (settings: string): ChildProcess => {
  // PgBouncer refuses root.
  const [command, args] = IS_ROOT
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', PROGRAM ?? '', settings]]
    : [PROGRAM ?? '', [settings]];
  return spawn(command, args, { stdio: 'ignore', cwd: '/' });
};

/** Starts PgBouncer on a free loopback port. @throws {Error} when it ends at once. */
export const startPgBouncer = async (serverUrl: string): Promise<Pooler> => {
  const folder = mkdtempSync(join(tmpdir(), 'dongne-pgbouncer-'));
  const port = await freePort();
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  writeFileSync(users, '"postgres" ""\n');
  writeFileSync(settings, settingsOf(new URL(serverUrl), port, users));
  if (IS_ROOT) execFileSync('chown', ['-R', 'postgres', folder]);
  const child = start(settings);
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await wait(20);
  }
  return {
    urlOf: (databaseUrl) => Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
