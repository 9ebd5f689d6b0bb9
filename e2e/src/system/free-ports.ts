import { createServer } from 'node:net';
import { API_OFFSET, FRONT_ENDS } from '@dongne/release/config';

const STEP = 10;
const TRIES = 50;
/** Distance between the ports of workers, which search concurrently; no multiple of it is the API's offset. */
const WORKER_STEP = 150;
/** Index of this worker, set by Playwright. */
const WORKER = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

const isFreeBlock = async (portBase: number): Promise<boolean> => {
  const offsets = [...FRONT_ENDS.map(({ portOffset }) => portOffset), API_OFFSET];
  const free = await Promise.all(offsets.map((offset) => isFree(portBase + offset)));
  return free.every(Boolean);
};

/**
 * Finds the first `PORT_BASE` from `from` upward, plus an offset per worker, whose ports are all free.
 *
 * @throws when 50 blocks in a row are taken.
 */
export const freePortBase = async (from: number): Promise<number> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const portBase = from + WORKER * WORKER_STEP + tried * STEP;
    if (await isFreeBlock(portBase)) return portBase;
  }
  throw new Error(`No free block of ports from ${from} upward: set E2E_PORT_BASE to a free one.`);
};
