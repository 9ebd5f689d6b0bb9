import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../free-port';

const run = promisify(execFile);

/** Temporary PostgreSQL server. */
export interface PostgresCluster {
  /** URL of the database `postgres` with the superuser `postgres`. */
  readonly url: string;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';

const candidateFolders = (): string[] => {
  const debian = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...debian.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ];
};

/** Folder of PostgreSQL's server programs, or undefined if not installed. */
export const findPostgresPrograms = (): string | undefined =>
  candidateFolders().find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));

/** Runs as the system user `postgres` when started by root, because PostgreSQL refuses root. */
const runProgram = async (program: string, args: readonly string[]): Promise<void> => {
  const isRoot = process.getuid?.() === 0;
  const [command, rest] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  await run(command, rest, { cwd: '/' });
};

const SERVER_OPTIONS = '-c max_connections=200';
// Disables flushing to disk, because test data is disposable.
const DISPOSABLE = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';

/**
 * Starts a temporary PostgreSQL server on a free loopback port.
 *
 * @param isDurable flushes to disk, for measurements of commits.
 * @throws {Error} when the programs are missing or fail.
 */
export const startPostgresCluster = async (isDurable = false): Promise<PostgresCluster> => {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error('No initdb and pg_ctl on the PATH or under /usr/lib/postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'dongne-postgres-'));
  if (process.getuid?.() === 0) await run('chown', ['postgres', folder]);
  const cluster = join(folder, 'cluster');
  const port = await freePort();
  await runProgram(join(programs, 'initdb'), [
    '-D',
    cluster,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${SERVER_OPTIONS} ${isDurable ? '' : DISPOSABLE}`;
  await runProgram(join(programs, 'pg_ctl'), ['-D', cluster, '-l', join(folder, 'log'), '-w', '-o', options, 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await runProgram(join(programs, 'pg_ctl'), ['-D', cluster, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
