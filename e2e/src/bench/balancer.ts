import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Starts a load balancer in its own thread. */
export const startBalancer = async (
  origins: readonly string[],
): Promise<{ readonly origin: string; readonly stop: () => Promise<unknown> }> => {
  const worker = new Worker(new URL('./balancing.mjs', import.meta.url), { workerData: { origins } });
  const [port] = await once(worker, 'message');
  return { origin: `http://127.0.0.1:${String(port)}`, stop: () => worker.terminate() };
};
