import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { freePortBase } from './free-ports';
import { copyPreparedData, setPreparedData } from './prepared-data';
import { ended, onOutput, runScript, stopProcess } from './run-script';
import type { SystemPlace } from './system-environment';

/** Time limit of a first start, which builds everything. */
const READY_WITHIN_MS = 240_000;
const FIRST_PORT_BASE = 3_400;

/** System for tests: empty data and free ports. */
export interface StartedSystem extends SystemPlace {
  /** URL for customers. */
  readonly baseUrl: string;
  /** Process id of `start`, the parent of all others. */
  readonly pid: number;
  /** Stops every process and removes the data. */
  readonly stop: () => Promise<void>;
}

const LOG_TAIL_LETTERS = 3_000;

const apiLog = async (dataDir: string): Promise<string> =>
  (await readFile(join(dataDir, 'logs', 'api.log'), 'utf8').catch(() => '')).slice(-LOG_TAIL_LETTERS);

/**
 * Disables server rendering for most stories, which intercept requests of browsers. Server rendering and hydration have
 * their own stories (`operations/first-view.spec.ts`).
 */
export const RENDERED_BY_BROWSERS = { RENDER: 'off' } as const;

/** Waits for the `ready` line. @throws with the output, on exit or timeout. */
const ready = async (child: ChildProcess): Promise<void> => {
  let output = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outcome = await Promise.race([
    new Promise<'ready'>((resolve) => {
      onOutput(child, (text) => {
        output += text;
        if (/^ready http/m.test(output)) resolve('ready');
      });
    }),
    ended(child).then((code) => `ended with exit code ${code}` as const),
    new Promise<'too slow'>((resolve) => {
      timer = setTimeout(() => resolve('too slow'), READY_WITHIN_MS);
    }),
  ]);
  clearTimeout(timer);
  if (outcome !== 'ready') throw new Error(`The system under test did not become ready (${outcome}):\n${output}`);
};

/**
 * Starts a system on a data folder and waits until it is ready. @returns a function that stops it and keeps the data.
 */
const startOn = async (place: SystemPlace): Promise<Pick<StartedSystem, 'pid' | 'stop'>> => {
  const child = runScript(place, ['release/src/cli/start.ts']);
  const stop = (): Promise<void> => stopProcess(child);
  try {
    await ready(child);
  } catch (failure) {
    const log = await apiLog(place.dataDir);
    await stop();
    await rm(place.dataDir, { recursive: true, force: true });
    throw new Error(`${failure instanceof Error ? failure.message : failure}\nEnd of the API's log:\n${log}`, {
      cause: failure,
    });
  }
  return { pid: child.pid ?? 0, stop };
};

const newPlace = async (settings: Readonly<Record<string, string>>): Promise<SystemPlace> => ({
  settings,
  portBase: await freePortBase(Number(process.env['E2E_PORT_BASE'] ?? FIRST_PORT_BASE)),
  dataDir: await mkdtemp(join(tmpdir(), 'dongne-e2e-')),
});

/**
 * Starts the system once on an empty data folder, like `pnpm start` on a fresh machine, and stops it: other systems
 * copy its data.
 *
 * @returns a function that removes the data.
 */
export const prepareData = async (): Promise<() => Promise<void>> => {
  const place = await newPlace(RENDERED_BY_BROWSERS);
  const { stop } = await startOn(place);
  await stop();
  setPreparedData(place);
  return () => rm(place.dataDir, { recursive: true, force: true });
};

/**
 * Starts the whole system like `pnpm start`, on free ports and its own data folder, and waits until it is ready. Skips
 * the build of unchanged packages.
 */
export const startSystem = async (settings: Readonly<Record<string, string>> = {}): Promise<StartedSystem> => {
  const place = await newPlace(settings);
  await copyPreparedData(place);
  const { pid, stop } = await startOn(place);
  return {
    ...place,
    baseUrl: `http://localhost:${place.portBase}`,
    pid,
    stop: async () => {
      await stop();
      await rm(place.dataDir, { recursive: true, force: true });
    },
  };
};
