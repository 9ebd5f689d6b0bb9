import { setTimeout as pause } from 'node:timers/promises';
import type { Breaker } from './breaker';
import { createFairQueue } from './fair-queue';
import { startRenderProcess, type Bundles, type Outcome, type RenderJob, type RenderProcess } from './render-process';

/** A page that takes longer goes out as it is without a first view. */
const RENDERED_WITHIN_MS = 500;
/** A process is renewed before what is forgotten in it can add up. */
const PAGES_PER_PROCESS = 20_000;
const IDLE_END_MS = 10 * 60_000;
/** How often idle processes are looked for. */
const TIDY_EVERY_MS = 1_000;

interface RendererOptions {
  /** Called with a sentence for each thing that went wrong. */
  readonly log: (sentence: string) => void;
  readonly breaker: Breaker;
  readonly start?: typeof startRenderProcess;
  readonly withinMs?: number;
  readonly pagesPerProcess?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

/** Start parameters of a process. */
export interface StartOptions extends Bundles, Pick<RenderJob, 'registry'> {}

/** A page for somebody. */
export interface RenderRequest extends StartOptions, RenderJob {
  /** Of the visitor: places in a process are shared between addresses. */
  readonly address: string;
}

/** Unit of blame: a remote under the shell that it ran with, so that a bad shell's end clears it. */
const nameOf = ({ shell, remote }: Bundles): string =>
  remote === undefined ? shell.name : `${remote.name} in ${shell.name}`;

interface Worker {
  readonly bundles: Bundles;
  readonly process: RenderProcess;
  readonly acquireSlot: ReturnType<typeof createFairQueue>;
  isReady: boolean;
  pages: number;
  /** Pages that are waited for. */
  open: number;
  usedAt: number;
}

/** Renders pages in a process per remote and version, and leaves to browsers whatever costs more than it is worth. */
export const createRenderer = ({
  log,
  breaker,
  start = startRenderProcess,
  withinMs = RENDERED_WITHIN_MS,
  pagesPerProcess = PAGES_PER_PROCESS,
  now = Date.now,
}: RendererOptions) => {
  const workers = new Map<string, Worker>();
  /** Processes that get ready to follow one that has rendered enough. */
  const replacements = new Map<string, Worker>();

  const startWorker = ({ shell, remote, registry }: StartOptions): Worker => {
    const bundles: Bundles = { shell, remote };
    const process = start(bundles, registry, ({ why, isByShell }) => {
      const name = isByShell ? shell.name : nameOf(bundles);
      log(`${name} is left to browsers: it ${why}`);
      breaker.noteFailure(name, 'killed');
    });
    const worker = {
      bundles,
      process,
      acquireSlot: createFairQueue(),
      isReady: false,
      pages: 0,
      open: 0,
      usedAt: now(),
    };
    void process.ready.then((isReady) => {
      worker.isReady = isReady;
    });
    return worker;
  };

  /** Starts one beside a process that has rendered enough, which goes on meanwhile. */
  const renew = (name: string, old: Worker, request: StartOptions): void => {
    if (old.pages < pagesPerProcess || replacements.has(name)) return;
    const next = startWorker(request);
    replacements.set(name, next);
    void next.process.ready.then((isReady) => {
      replacements.delete(name);
      old.pages = 0;
      if (!isReady) return;
      workers.set(name, next);
      old.process.retire();
    });
  };

  const workerFor = (request: StartOptions): Worker => {
    const name = nameOf(request);
    const known = workers.get(name);
    if (known !== undefined && !known.process.isDead) {
      renew(name, known, request);
      return known;
    }
    const worker = startWorker(request);
    workers.set(name, worker);
    return worker;
  };

  const note = (name: string, outcome: Outcome): void => {
    if (outcome.end === 'rendered') breaker.noteSuccess(name);
    if (outcome.end === 'late') breaker.noteFailure(name, 'late');
    if (outcome.end !== 'threw') return;
    log(`${name} could not be rendered: ${outcome.error}`);
    breaker.noteFailure(name, 'threw');
  };

  const renderIn = async (worker: Worker, request: RenderRequest): Promise<unknown> => {
    const release = await worker.acquireSlot(request.address, withinMs);
    if (release === undefined) return undefined;
    try {
      if (!worker.isReady) await Promise.race([worker.process.ready, pause(withinMs, undefined, { ref: false })]);
      if (!worker.isReady) return undefined;
      worker.pages += 1;
      const outcome = await worker.process.render(request, withinMs);
      note(nameOf(request), outcome);
      return outcome.end === 'rendered' ? outcome.page : undefined;
    } finally {
      release();
    }
  };

  const retireWhere = (isOver: (worker: Worker) => boolean): void => {
    for (const [name, worker] of workers) {
      if (!isOver(worker)) continue;
      workers.delete(name);
      worker.process.retire();
    }
  };

  /** Ends what is idle. */
  const tidy = (): void => {
    retireWhere(({ open, usedAt }) => open === 0 && now() - usedAt > IDLE_END_MS);
    breaker.noteIdle((name) => (workers.get(name)?.open ?? 0) === 0);
  };
  const timer = setInterval(tidy, TIDY_EVERY_MS);
  timer.unref();

  const mayRender = (request: StartOptions): boolean =>
    !breaker.isOpen(request.shell.name) && !breaker.isOpen(nameOf(request));

  return {
    /** Starts the process of a version before a page asks for it; returns when it renders, or has ended. */
    warm: async (request: StartOptions): Promise<void> => {
      if (!mayRender(request)) return;
      breaker.noteRendering(nameOf(request));
      await workerFor(request).process.ready;
    },
    /**
     * Renders a page.
     *
     * @returns `undefined` when it is not rendered, for whatever reason: the host sends the page as it is without.
     */
    render: async (request: RenderRequest): Promise<unknown> => {
      if (!mayRender(request)) return undefined;
      breaker.noteRendering(nameOf(request));
      const worker = workerFor(request);
      worker.open += 1;
      worker.usedAt = now();
      try {
        return await renderIn(worker, request);
      } finally {
        worker.open -= 1;
      }
    },
    /** Ends the processes of versions that are live no more. @param versions names with versions: `mf_laundry@1.4.0-3f2a`. */
    keepOnly: (versions: ReadonlySet<string>): void =>
      retireWhere(
        ({ bundles: { shell, remote } }) =>
          !versions.has(shell.name) || (remote !== undefined && !versions.has(remote.name)),
      ),
    tidy,
    /** Process ids of what runs. */
    pids: (): readonly number[] =>
      [...workers.values()].flatMap(({ process }) => (process.isDead ? [] : (process.pid ?? []))),
    stop: (): void => {
      clearInterval(timer);
      breaker.noteIdle(() => true);
      for (const { process } of [...workers.values(), ...replacements.values()]) process.end();
    },
  };
};

export type Renderer = ReturnType<typeof createRenderer>;
