import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A way to ask something: another address each time, or the same. */
export type Address = (call: number) => string;

/** Times in ms by rising length. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** The mean of some times. */
export const meanOf = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);

/** Reads an answer to its end. @returns what it took, ms. @throws when it is no answer. */
export const timeOf = async (url: string): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return performance.now() - startedAt;
};

/** What callers see who all ask at once, and who watches meanwhile. */
export interface Load {
  readonly times: readonly number[];
  readonly perSecond: number;
  /** By address of what is watched. */
  readonly watched: ReadonlyMap<string, readonly number[]>;
}

/** Watches addresses from a thread of its own, once it has begun. @returns a way to end it, with what each answer took, ms. */
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
 * Has callers ask one after the other, all of them at once, until so many calls are answered; some addresses are watched
 * meanwhile, each by a caller of its own in another thread.
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
