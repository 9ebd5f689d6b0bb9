import { fork } from 'node:child_process';
import { join } from 'node:path';
import { childMessageOf, type ChildMessage } from './child-message';
import { isDeclaredRead, readForPage, type Reader } from './page-reads';
import { watchProcess } from './process-watch';

/** Server bundle; its source is only sent to a process that evaluates it. */
export interface Bundle {
  /** Name and version: `mf_laundry@1.4.0-3f2a`. */
  readonly name: string;
  readonly source: string;
}

export interface Bundles {
  readonly shell: Bundle;
  /** The one remote that owns the page. */
  readonly remote: Bundle | undefined;
}

export interface RenderJob {
  /** Input of the bundle, without a token. */
  readonly page: object;
  /** JSON; sent again only after a change. */
  readonly registry: string;
  readonly reader: Reader;
}

/**
 * Outcome of a job. `unanswered`: the API failed, was late or refused a read. That is no fault of the bundle: the session
 * of a visitor may have ended, and an address may ask for anything.
 */
export type Outcome =
  | { readonly end: 'rendered'; readonly page: unknown }
  | { readonly end: 'threw'; readonly error: string }
  | { readonly end: 'late' | 'unanswered' | 'dead' };

/** Heap limit; the host watches the memory outside of the heap. */
const HEAP_MB = 160;
/** Time limit for evaluation and the known page, on a busy machine. */
const READY_WITHIN_MS = 10_000;
/** Maximum reads per page: a page needs a dozen, far more is a loop. */
const MAX_READS = 60;
/** Page that renders without a read. */
const KNOWN_PAGE = { pathname: '/nowhere', search: '', cookies: 'closeTutorial=Y', userAgent: '' };

interface OpenJob {
  readonly reader: Reader;
  readonly signal: AbortSignal;
  reads: number;
  /** Reads without data: pending, failed or refused ones. */
  unanswered: number;
  readonly close: (outcome: Outcome) => void;
}

/** Reason for the end of a process, and whether the shell is to blame. */
export interface ProcessEnd {
  readonly why: string;
  readonly isByShell: boolean;
}

/**
 * Starts a process that renders pages of one remote, or of the shell alone.
 *
 * @param onEnd called once when it has crashed or exceeded a limit.
 */
export const startRenderProcess = (
  { shell, remote }: Bundles,
  registry: string,
  onEnd: (end: ProcessEnd) => void,
  readyWithinMs = READY_WITHIN_MS,
) => {
  const child = fork(join(import.meta.dirname, 'render-child.mjs'), [String(process.pid)], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=4', '--disallow-code-generation-from-strings'],
    // Passes no secrets, and discards the output, which may contain a member's data.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();

  const open = new Map<number, OpenJob>();
  let lastId = 0;
  let sentRegistry = registry;
  let isDead = false;
  let isRetired = false;
  let shellRenders = false;
  let resolveReady: (isReady: boolean) => void = () => undefined;
  const ready = new Promise<boolean>((resolve) => {
    resolveReady = resolve;
  });

  const end = (why?: string): void => {
    if (isDead) return;
    isDead = true;
    watch.stop();
    clearTimeout(readyTimer);
    resolveReady(false);
    for (const job of [...open.values()]) job.close({ end: 'dead' });
    child.kill('SIGKILL');
    if (why !== undefined) onEnd({ why, isByShell: remote === undefined || !shellRenders });
  };
  const watch = watchProcess(child.pid ?? 0, { openPages: () => open.size, onOver: end });
  const readyTimer = setTimeout(() => end('did not start in time'), readyWithinMs);
  readyTimer.unref();

  const send = (message: object): void => {
    if (!isDead) child.send(message, () => undefined);
  };

  const answerRead = async ({ id, job, path, headers }: Extract<ChildMessage, { kind: 'read' }>): Promise<void> => {
    const asking = open.get(job);
    if (asking === undefined) return;
    asking.reads += 1;
    if (asking.reads > MAX_READS || !isDeclaredRead(path)) return send({ kind: 'answer', id, status: 403, text: '{}' });
    asking.unanswered += 1;
    try {
      const answer = await readForPage(path, headers, asking.reader, asking.signal);
      if (answer.status < 400) asking.unanswered -= 1;
      send({ kind: 'answer', id, ...answer });
    } catch {
      send({ kind: 'answer', id, status: 503, text: '{}' });
    }
  };

  const handleMessage = (message: ChildMessage): void => {
    switch (message.kind) {
      case 'beat':
        return watch.beat(message.rss);
      case 'shellRenders':
        shellRenders = true;
        return undefined;
      case 'ready':
        clearTimeout(readyTimer);
        watch.expectBeats();
        return resolveReady(true);
      case 'read':
        return void answerRead(message);
      case 'rendered':
        return open.get(message.id)?.close({ end: 'rendered', page: message.page });
      case 'threw': {
        if (message.id === undefined) return end(`could not be evaluated: ${message.error}`);
        const job = open.get(message.id);
        return job?.close(job.unanswered > 0 ? { end: 'unanswered' } : { end: 'threw', error: message.error });
      }
    }
  };
  child.on('message', (value) => {
    const message = childMessageOf(value);
    if (message !== undefined && !isDead) handleMessage(message);
  });
  child.on('error', () => end('could not be started'));
  child.on('exit', () => end('exited'));

  send({ kind: 'load', shell, remote, registry, knownPage: { ...KNOWN_PAGE, withinMs: readyWithinMs } });

  return {
    /** Resolves with whether the process can render. */
    ready,
    get isDead() {
      return isDead;
    },
    get pid() {
      return child.pid;
    },
    render: (job: RenderJob, withinMs: number): Promise<Outcome> =>
      new Promise((resolve) => {
        if (isDead) return resolve({ end: 'dead' });
        const id = (lastId += 1);
        const deadline = new AbortController();
        const close = (outcome: Outcome): void => {
          open.delete(id);
          clearTimeout(timer);
          deadline.abort();
          resolve(outcome);
          if (isRetired && open.size === 0) end();
        };
        const opened: OpenJob = { reader: job.reader, signal: deadline.signal, reads: 0, unanswered: 0, close };
        const timer = setTimeout(() => close({ end: opened.unanswered > 0 ? 'unanswered' : 'late' }), withinMs);
        open.set(id, opened);
        watch.noteAsked();
        if (job.registry !== sentRegistry) send({ kind: 'registry', registry: job.registry });
        sentRegistry = job.registry;
        send({ kind: 'render', id, page: { ...job.page, withinMs } });
      }),
    /** Ends the process after its open pages. */
    retire: (): void => {
      isRetired = true;
      if (open.size === 0) end();
    },
    end: (): void => end(),
  };
};

export type RenderProcess = ReturnType<typeof startRenderProcess>;
