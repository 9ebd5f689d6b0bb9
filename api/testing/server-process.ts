import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port';

/** A server as its own process. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Every line written so far. */
  readonly lines: string[];
  /** Waits for the first line that contains a text. */
  lineWith(text: string): Promise<string>;
  /** Sends a signal and waits for the exit code, null after a kill. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Kills a slow start, so that no process outlives its test; below the tests' own timeout. */
const START_LIMIT_MS = 55_000;

const API_FOLDER = resolve(import.meta.dirname, '..');
/** Runs a TypeScript module of the workspace, compiled: `node RUN <module> <arguments>`. */
export const RUN = resolve(API_FOLDER, '../shared/build/src/programs/run.mjs');

/**
 * Starts the API on a data folder and waits until it is ready.
 *
 * @param entry its module.
 * @throws {Error} with its output when it exits instead.
 */
export const startServer = async (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  entry = join(API_FOLDER, 'src/server.ts'),
): Promise<ServerProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, [RUN, entry], {
    cwd: API_FOLDER,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED_SHOPS: '5',
      LOG_LEVEL: 'info',
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = once(child, 'exit');
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const lineWith = (text: string): Promise<string> =>
    new Promise((found) => {
      const look = (): void => {
        const line = lines.find((candidate) => candidate.includes(text));
        if (line === undefined) return;
        output.off('line', look);
        found(line);
      };
      output.on('line', look);
      look();
    });
  const late = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  const first = await Promise.race([lineWith('"msg":"ready"'), ended]);
  clearTimeout(late);
  if (typeof first !== 'string') throw new Error(`exit ${String(first[0])}: ${lines.join('\n')}`);
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    lines,
    lineWith,
    stop: async (signal) => {
      child.kill(signal);
      const [code] = await ended;
      return typeof code === 'number' ? code : null;
    },
  };
};
