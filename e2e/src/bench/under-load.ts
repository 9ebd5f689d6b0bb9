import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** URL by call: different ones, or always the same. */
export type Address = (call: number) => string;

/** Quantile of sorted durations in ms. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** Mean of durations. */
export const meanOf = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);

/** Reads a response to its end. @returns the duration in ms. @throws on an error status. */
export const timeOf = async (url: string): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return performance.now() - startedAt;
};

/** Latencies of concurrent callers and of observers. */
export interface Load {
  readonly times: readonly number[];
  readonly perSecond: number;
  /** Durations by observed URL. */
  readonly watched: ReadonlyMap<string, readonly number[]>;
}

/** Observes URLs from its own thread. @returns a function that stops it and returns the durations in ms. */
const startWatching = async (urls: readonly string[]): Promise<() => Promise<readonly (readonly number[])[]>> => {
  const worker = new Worker(new URL('./watcher.mjs', import.meta.url), { workerData: { urls } });
  await once(worker, 'message');
  return async () => {
    const seen = once(worker, 'message');
    worker.postMessage('end');
    const [times] = await seen;
    await worker.terminate();
    return times;
  };
};

/**
 * Makes a number of calls with concurrent callers; observes some URLs meanwhile, each from its own caller in another
 * thread.
 */
export const loadOf = async (
  address: Address,
  {
    callers,
    calls,
    watch = [],
  }: { readonly callers: number; readonly calls: number; readonly watch?: readonly string[] },
): Promise<Load> => {
  const times: number[] = [];
  let asked = 0;
  const endWatching = await startWatching(watch);
  const startedAt = performance.now();
  const call = async (): Promise<void> => {
    while (asked < calls) times.push(await timeOf(address((asked += 1))));
  };
  await Promise.all(Array.from({ length: callers }, call));
  const perSecond = calls / ((performance.now() - startedAt) / 1_000);
  const seen = await endWatching();
  return { times, perSecond, watched: new Map(watch.map((url, index) => [url, seen[index] ?? []])) };
};
