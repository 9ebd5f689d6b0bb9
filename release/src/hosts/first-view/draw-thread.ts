import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** One bundle; its source is only sent to a thread that has not seen it. */
export interface Bundle {
  /** Name and version: `mf_laundry@1.4.0-3f2a`. */
  readonly name: string;
  readonly source: string;
}

export interface DrawJob {
  readonly shell: Bundle;
  readonly remote: Bundle | undefined;
  readonly page: object;
}

/** What came of a job: `late` gave the thread back and waits, `stuck` did not. */
export type Outcome =
  | { readonly end: 'drawn'; readonly drawn: unknown }
  | { readonly end: 'threw'; readonly error: string }
  | { readonly end: 'late' }
  | { readonly end: 'dead'; readonly culprit: string | undefined };

/** What a thread may hold. A leak ends the thread and not the host. */
const HEAP_MB = 256;
const [BEATS, OWNER] = [0, 1];

const isAnswer = (message: unknown): message is { id: number; drawn?: unknown; error?: string } =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number';

/** A thread that draws. Anyone who waits for a dead one is told so. */
export const startDrawThread = () => {
  const pulse = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(pulse);
  // Its words go nowhere: a page's code may say anything there, tokens too.
  const worker = new Worker(join(import.meta.dirname, 'draw-worker.mjs'), {
    workerData: { pulse },
    execArgv: [],
    env: { NODE_ENV: 'production' },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();

  const waiting = new Map<number, (outcome: Outcome) => void>();
  const owners: string[] = [];
  const sent = new Set<string>();
  let lastId = 0;
  let isDead = false;
  let isRetired = false;

  const ownerOf = ({ shell, remote }: DrawJob): number => {
    const { name } = remote ?? shell;
    const known = owners.indexOf(name);
    return known === -1 ? owners.push(name) - 1 : known;
  };

  const end = (): void => {
    if (isDead) return;
    isDead = true;
    const culprit = owners[Atomics.load(beats, OWNER)];
    for (const tell of waiting.values()) tell({ end: 'dead', culprit });
    waiting.clear();
    void worker.terminate();
  };
  const forget = (id: number): void => {
    waiting.delete(id);
    if (isRetired && waiting.size === 0) end();
  };

  worker.on('message', (message: unknown) => {
    if (!isAnswer(message)) return;
    const { id, drawn, error } = message;
    waiting.get(id)?.(error === undefined ? { end: 'drawn', drawn } : { end: 'threw', error });
    forget(id);
  });
  worker.on('error', end);
  worker.on('exit', end);

  const withoutKnown = (bundle: Bundle | undefined): Bundle | { readonly name: string } | undefined => {
    if (bundle === undefined || !sent.has(bundle.name)) return bundle;
    return { name: bundle.name };
  };

  return {
    get isDead() {
      return isDead;
    },
    /** Jobs that have not come back. */
    get load() {
      return waiting.size;
    },
    /** Draws, within a time. A thread that was never free meanwhile is ended, with everything else that it was asked for. */
    draw: (job: DrawJob, withinMs: number): Promise<Outcome> =>
      new Promise((resolve) => {
        if (isDead) return resolve({ end: 'dead', culprit: undefined });
        const id = (lastId += 1);
        const before = Atomics.load(beats, BEATS);
        const timer = setTimeout(() => {
          if (Atomics.load(beats, BEATS) === before) return end();
          forget(id);
          resolve({ end: 'late' });
        }, withinMs);
        waiting.set(id, (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        });
        const { shell, remote, page } = job;
        worker.postMessage({
          id,
          shell: withoutKnown(shell),
          remote: withoutKnown(remote),
          owner: ownerOf(job),
          page: { ...page, withinMs },
        });
        for (const bundle of [shell, remote]) if (bundle !== undefined) sent.add(bundle.name);
      }),
    /** Ends it once nobody waits for it any more. */
    retire: (): void => {
      isRetired = true;
      if (waiting.size === 0) end();
    },
    end,
  };
};

export type DrawThread = ReturnType<typeof startDrawThread>;
