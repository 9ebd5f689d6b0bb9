import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { freePortBase } from './free-ports';
import { ended, onOutput, runScript, stopProcess } from './run-script';
import type { SystemPlace } from './system-environment';

/** A fresh machine builds everything first. */
const READY_WITHIN_MS = 240_000;
const FIRST_PORT_BASE = 3_400;

/** A system that was started for tests: empty data, ports of its own. */
export interface StartedSystem extends SystemPlace {
  /** What a customer opens. */
  readonly baseUrl: string;
  /** Process id of `start`, the parent of all others. */
  readonly pid: number;
  /** Stops every process and forgets the data. */
  readonly stop: () => Promise<void>;
}

const LOG_TAIL_LETTERS = 3_000;

const apiLog = async (dataDir: string): Promise<string> =>
  (await readFile(join(dataDir, 'logs', 'api.log'), 'utf8').catch(() => '')).slice(-LOG_TAIL_LETTERS);

/**
 * Stories play and refuse what browsers ask for, so their systems leave it to the browsers to ask. What is drawn on the server, and
 * taken over, has stories of its own (`operations/first-view.spec.ts`).
 */
export const DRAWN_BY_BROWSERS = { RENDER: 'off' } as const;

/** Waits for the `ready` line. @throws with everything printed so far, when it ends or stays silent before. */
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
 * Starts the whole system as `pnpm start` does, on free ports and an empty data folder, and waits until it is ready.
 * Packages whose sources have not changed are not built again.
 */
export const startSystem = async (settings: Readonly<Record<string, string>> = {}): Promise<StartedSystem> => {
  const place: SystemPlace = {
    settings,
    portBase: await freePortBase(Number(process.env['E2E_PORT_BASE'] ?? FIRST_PORT_BASE)),
    dataDir: await mkdtemp(join(tmpdir(), 'dongne-e2e-')),
  };
  const child = runScript(place, ['release/src/cli/start.ts']);
  const stop = async (): Promise<void> => {
    await stopProcess(child);
    await rm(place.dataDir, { recursive: true, force: true });
  };
  try {
    await ready(child);
  } catch (failure) {
    const log = await apiLog(place.dataDir);
    await stop();
    throw new Error(`${failure instanceof Error ? failure.message : failure}\nEnd of the API's log:\n${log}`, {
      cause: failure,
    });
  }
  return { ...place, baseUrl: `http://localhost:${place.portBase}`, pid: child.pid ?? 0, stop };
};
