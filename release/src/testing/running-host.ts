import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { API_OFFSET, FRONT_ENDS, frontEndOf, ROOT, RUN } from '../config';

/** Below the ephemeral port range, so that no client socket takes one meanwhile. */
const FIRST_PORT = 20_000;
const BLOCKS = 600;
const BLOCK = 10;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/** Finds a `PORT_BASE` whose ports are all free. */
const freePortBase = async (): Promise<number> => {
  const offsets = [...FRONT_ENDS.map(({ portOffset }) => portOffset), API_OFFSET];
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const base = FIRST_PORT + ((process.pid + tried) % BLOCKS) * BLOCK;
    const free = await Promise.all(offsets.map((offset) => isFree(base + offset)));
    if (free.every(Boolean)) return base;
  }
  throw new Error('No free block of ports for a host');
};

/** Ports and store of a test's hosts. */
export interface HostPlace {
  readonly portBase: number;
  readonly dataDir: string;
  /** Writes a file into the store: `mf_usage/1/a.js`. */
  readonly write: (file: string, content: string | Buffer) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Creates an empty store and reserves free ports. */
export const hostPlace = async (): Promise<HostPlace> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dongne-hosts-'));
  return {
    portBase: await freePortBase(),
    dataDir,
    write: async (file, content) => {
      const path = join(dataDir, 'store', file);
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, content);
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
};

/** Host in its own process, as `start` runs it. */
export interface RunningHost {
  readonly port: number;
  readonly origin: string;
  /** Lines of its output so far. */
  readonly lines: readonly string[];
  readonly isRunning: () => boolean;
  /** Sends a signal and waits for the exit. @returns the exit code; `null` after a kill. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Runs a script and waits until it listens. @throws with its output, when it exits instead. */
export const runHostScript = async (
  { portBase, dataDir }: Pick<HostPlace, 'portBase' | 'dataDir'>,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Omit<RunningHost, 'port' | 'origin'>> => {
  const child: ChildProcess = spawn(process.execPath, [RUN, ...command], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: '', PORT_BASE: String(portBase), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = once(child, 'exit');
  const listens = new Promise<'listens'>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        if (line.includes('listens on')) resolve('listens');
      });
    }
  });
  if ((await Promise.race([listens, ended])) !== 'listens') throw new Error(`It ended: ${lines.join('\n')}`);
  return {
    lines,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
};

/** Runs the host of a front end: `pnpm release host mf-usage`. */
export const runHost = async (
  place: HostPlace,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningHost> => {
  const host = await runHostScript(place, [join(ROOT, 'release/src/cli/release.ts'), 'host', folder], environment);
  const port = place.portBase + frontEndOf(folder).portOffset;
  return { ...host, port, origin: `http://localhost:${port}` };
};
