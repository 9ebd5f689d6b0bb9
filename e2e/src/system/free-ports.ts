import { createServer } from 'node:net';
import { API_OFFSET, FRONT_ENDS } from '@dongne/release/config';

const STEP = 10;
const TRIES = 50;
/** Between the ports of workers, which look for free ones at the same moment; no multiple of it is the distance to the API. */
const WORKER_STEP = 150;
/** Number of the worker that this process is; Playwright names it. */
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
 * The first `PORT_BASE` from `from` upward, further up for each worker, whose ports are all free.
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
