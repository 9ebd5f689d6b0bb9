import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { processorMsOf } from '../hosts/first-view/process-watch';

/** Limit for one page, on the server and in the browser each. */
export const PAGE_LIMIT_MS = 5_000;
const CHECK_EVERY_MS = 100;

/** Limit for the allowance of a busy machine. */
const MAX_ALLOWANCE = 12;

/** Limit of clock time: longer while other work shares the processor. */
const clockLimitMs = (): number => {
  const load = (loadavg()[0] ?? 0) / availableParallelism();
  return PAGE_LIMIT_MS * Math.min(Math.max(1, load), MAX_ALLOWANCE);
};

/**
 * Waits for the work of a process as long as it stays within the limit, in processor time and in clock time.
 *
 * @returns `undefined` once the limit is exceeded; the caller ends the process.
 */
export const withinLimit = async <T>(
  pid: number | undefined,
  work: Promise<T>,
): Promise<{ readonly value: T } | undefined> => {
  const [startedAt, before] = [performance.now(), processorMsOf(pid ?? 0)];
  const done = work.then((value) => ({ value }));
  for (;;) {
    const ended = await Promise.race([done, pause(CHECK_EVERY_MS)]);
    if (ended !== undefined) return ended;
    const [clock, used] = [performance.now() - startedAt, processorMsOf(pid ?? 0) - before];
    if (used > PAGE_LIMIT_MS || clock > clockLimitMs()) return undefined;
  }
};
