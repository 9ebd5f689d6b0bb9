import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** Folder of the newest server programs. @throws when PostgreSQL is not installed. */
const programs = (): string => {
  const [newest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) throw new Error(`PostgreSQL is not installed: ${DEBIAN} is missing.`);
  return join(DEBIAN, newest, 'bin');
};

/** Prefix of a command that runs as the user `postgres` under root: the server refuses root. */
const asPostgres = (command: readonly string[]): readonly string[] =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;

const runAsPostgres = async (...command: readonly string[]): Promise<string> => {
  const [program = '', ...args] = asPostgres(command);
  const { stdout } = await run(program, args, {
    cwd: '/',
    env: { ...process.env, PATH: `${programs()}:${process.env['PATH']}` },
  });
  return stdout;
};

/** PostgreSQL server of a drill, which flushes like one of production, and whose machine can be lost. */
export class PostgresServer {
  private constructor(
    readonly folder: string,
    readonly port: number,
  ) {}

  /** Creates a folder for servers and their backups. */
  static async in(port: number): Promise<PostgresServer> {
    const folder = await mkdtemp(join(tmpdir(), 'dongne-drill-'));
    if (process.getuid?.() === 0) {
      const { stdout } = await run('id', ['-u', 'postgres']);
      await chown(folder, Number(stdout), -1);
    }
    return new PostgresServer(folder, port);
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Creates an empty database and starts on it. */
  async create(name: string): Promise<void> {
    await runAsPostgres(
      'initdb',
      '-D',
      join(this.folder, name),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
    );
    await this.start(name);
  }

  /** Starts on a data directory, and waits until a restored one has replayed its log. */
  async start(name: string): Promise<void> {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.folder} -c max_connections=200`;
    await runAsPostgres(
      'pg_ctl',
      '-D',
      join(this.folder, name),
      '-l',
      join(this.folder, `${name}.log`),
      '-w',
      '-t',
      '120',
      '-o',
      options,
      'start',
    );
    while ((await this.ask('select pg_is_in_recovery()')) !== 'f')
      await new Promise((resolve) => setTimeout(resolve, 100));
  }

  async ask(query: string): Promise<string> {
    return (await runAsPostgres('psql', this.url, '-Atc', query)).trim();
  }

  async stop(name: string): Promise<void> {
    await runAsPostgres('pg_ctl', '-D', join(this.folder, name), '-m', 'immediate', 'stop');
  }

  /** Kills the server and removes its data, as a machine that burns. */
  async lose(name: string): Promise<void> {
    const [pid] = (await readFile(join(this.folder, name, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await rm(join(this.folder, name), { recursive: true, force: true, maxRetries: 5 });
  }

  /** Starts a command of `deploy/backup/backup.sh` in the background. */
  backsUp(script: string): ChildProcess {
    const [program = '', ...args] = asPostgres([script, 'stream', join(this.folder, 'backup')]);
    return spawn(program, args, { cwd: '/', env: this.environment, stdio: 'ignore' });
  }

  /** Runs a command of `deploy/backup/backup.sh` to its end. */
  async backup(script: string, command: 'base' | 'restore', ...args: readonly string[]): Promise<void> {
    await mkdir(join(this.folder, 'backup'), { recursive: true });
    const [program = '', ...rest] = asPostgres([script, command, join(this.folder, 'backup'), ...args]);
    await run(program, rest, { cwd: '/', env: this.environment });
  }

  private get environment(): NodeJS.ProcessEnv {
    return { ...process.env, DATABASE_DIRECT_URL: this.url, PATH: `${programs()}:${process.env['PATH']}` };
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
