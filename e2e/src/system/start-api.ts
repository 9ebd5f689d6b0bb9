import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_OFFSET } from '@dongne/release/config';
import { freePortBase } from './free-ports';
import { ended, onOutput, runScript, stopProcess } from './run-script';

const READY_WITHIN_MS = 120_000;
const POLL_MS = 250;
const FIRST_PORT_BASE = 3_400;
const OUTPUT_TAIL_LETTERS = 3_000;

/** API without front ends, on a seeded database. */
export interface StartedApi {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the API and waits until it is ready.
 *
 * @param lastingDir a data folder that outlives it; a temporary one by default.
 * @throws with the end of its output, when it is not ready in time.
 */
export const startApi = async (databaseUrl?: string, lastingDir?: string): Promise<StartedApi> => {
  const portBase = await freePortBase(Number(process.env['E2E_PORT_BASE'] ?? FIRST_PORT_BASE));
  const dataDir = lastingDir ?? (await mkdtemp(join(tmpdir(), 'dongne-api-')));
  const origin = `http://127.0.0.1:${portBase + API_OFFSET}`;
  const place = { portBase, dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const child = runScript(place, ['sandbox/src/server.ts']);
  let output = '';
  onOutput(child, (text) => {
    output = (output + text).slice(-OUTPUT_TAIL_LETTERS);
  });
  const stop = async (): Promise<void> => {
    await stopProcess(child);
    if (lastingDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };

  let hasEnded = false;
  void ended(child).then(() => (hasEnded = true));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(`The API did not become ready:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { origin, pid: child.pid ?? 0, stop };
};
