import { setTimeout as pause } from 'node:timers/promises';
import type { Breaker } from './breaker';
import type { RenderReport } from '../health-reporter';
import { createFairQueue } from './fair-queue';
import { stepOf } from './health-step';
import { startRenderProcess, type Bundles, type Outcome, type RenderJob, type RenderProcess } from './render-process';

/** Time limit of a render; the page is sent without a first view afterwards. */
const RENDERED_WITHIN_MS = 500;
/** Number of pages after which a process is replaced, before leaks add up. */
const PAGES_PER_PROCESS = 20_000;
const IDLE_END_MS = 10 * 60_000;
/** Maximum number of processes with a canary, beside those of live versions; browsers render the pages beyond it. */
const MAX_CANARY_PROCESSES = 3;
/** Time without a page after which another canary may take the place of one. */
const CANARY_REST_MS = 60_000;
/** Interval of the check for idle processes. */
const TIDY_EVERY_MS = 1_000;

interface RendererOptions {
  /** Called with a sentence for each error. */
  readonly log: (sentence: string) => void;
  readonly breaker: Breaker;
  readonly start?: typeof startRenderProcess;
  readonly withinMs?: number;
  readonly pagesPerProcess?: number;
  /** Called with the outcome of each page, for its remote and for the shell. */
  readonly onOutcome?: (report: RenderReport) => void;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

/** Start parameters of a process. */
export interface StartOptions extends Bundles, Pick<RenderJob, 'registry'> {}

/** Page to render. */
export interface RenderRequest extends StartOptions, RenderJob {
  /** Address of the visitor, by which the slots of a process are shared. */
  readonly address: string;
  /** Whether its outcome is reported: a preview says nothing about what customers get. */
  readonly isCounted?: boolean;
  /** Pattern of the route, for reports. */
  readonly route?: string;
  /** Bucket of the visitor, for reports. */
  readonly bucket?: number | undefined;
}

/** Name that a failure is recorded under: a remote with the shell that it ran in, so that a new shell clears it. */
const nameOf = ({ shell, remote }: Bundles): string =>
  remote === undefined ? shell.name : `${remote.name} in ${shell.name}`;

interface Worker {
  readonly bundles: Bundles;
  readonly process: RenderProcess;
  readonly acquireSlot: ReturnType<typeof createFairQueue>;
  isReady: boolean;
  pages: number;
  /** Number of pages in progress. */
  open: number;
  usedAt: number;
}

/** Renders pages in one process per remote and version, and leaves expensive ones to the browser. */
export const createRenderer = ({
  log,
  breaker,
  start = startRenderProcess,
  withinMs = RENDERED_WITHIN_MS,
  pagesPerProcess = PAGES_PER_PROCESS,
  onOutcome = () => undefined,
  now = Date.now,
}: RendererOptions) => {
  const workers = new Map<string, Worker>();
  /** Live versions; `undefined` while unknown. */
  let live: ReadonlySet<string> | undefined;
  /** Processes that start to replace one that has rendered enough pages. */
  const replacements = new Map<string, Worker>();

  const startWorker = ({ shell, remote, registry }: StartOptions): Worker => {
    const bundles: Bundles = { shell, remote };
    const process = start(bundles, registry, ({ why, isByShell }) => {
      const name = isByShell ? shell.name : nameOf(bundles);
      log(`${name} is no longer rendered on the server: it ${why}`);
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

  /** Starts a replacement while the old process continues. */
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

  const isCanary = ({ shell, remote }: Bundles): boolean =>
    live !== undefined && (!live.has(shell.name) || (remote !== undefined && !live.has(remote.name)));

  /** Makes room for a process with a canary. @returns whether there is room. */
  const hasRoom = (request: StartOptions): boolean => {
    if (!isCanary(request)) return true;
    const tried = [...workers].filter(([, { bundles, process }]) => isCanary(bundles) && !process.isDead);
    if (tried.length < MAX_CANARY_PROCESSES) return true;
    const resting = tried.filter(([, { open, usedAt }]) => open === 0 && now() - usedAt > CANARY_REST_MS);
    const [longest] = resting.sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (longest === undefined) return false;
    workers.delete(longest[0]);
    longest[1].process.retire();
    return true;
  };

  /** @returns `undefined` when there is no room for its process. */
  const workerFor = (request: StartOptions): Worker | undefined => {
    const name = nameOf(request);
    const known = workers.get(name);
    const isRunning = known !== undefined && !known.process.isDead;
    if (!isRunning && !hasRoom(request)) return undefined;
    breaker.noteRendering(name);
    if (isRunning) {
      renew(name, known, request);
      return known;
    }
    const worker = startWorker(request);
    workers.set(name, worker);
    return worker;
  };

  const reportOutcome = (request: RenderRequest, outcome: Outcome): void => {
    const { shell, remote, route = '*', bucket, isCounted = true } = request;
    const step = stepOf(outcome);
    if (step === undefined || !isCounted) return;
    // Both, so that a shell that breaks the pages of remotes shows in its own counts.
    for (const { name } of remote === undefined ? [shell] : [remote, shell])
      onOutcome({ step, version: name, route, bucket });
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
      if (!worker.isReady) {
        if (worker.process.isDead) reportOutcome(request, { end: 'dead' });
        return undefined;
      }
      worker.pages += 1;
      const outcome = await worker.process.render(request, withinMs);
      note(nameOf(request), outcome);
      reportOutcome(request, outcome);
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

  /** Retires idle processes. */
  const tidy = (): void => {
    retireWhere(({ open, usedAt }) => open === 0 && now() - usedAt > IDLE_END_MS);
    breaker.noteIdle((name) => (workers.get(name)?.open ?? 0) === 0);
  };
  const timer = setInterval(tidy, TIDY_EVERY_MS);
  timer.unref();

  const mayRender = (request: StartOptions): boolean =>
    !breaker.isOpen(request.shell.name) && !breaker.isOpen(nameOf(request));

  return {
    /** Starts the process of a version before the first page; resolves when it can render or has ended. */
    warm: async (request: StartOptions): Promise<void> => {
      if (!mayRender(request)) return;
      await workerFor(request)?.process.ready;
    },
    /**
     * Renders a page.
     *
     * @returns `undefined` when it is not rendered, for any reason: the host sends the page without a first view.
     */
    render: async (request: RenderRequest): Promise<unknown> => {
      if (!mayRender(request)) return undefined;
      const worker = workerFor(request);
      if (worker === undefined) return undefined;
      worker.open += 1;
      worker.usedAt = now();
      try {
        return await renderIn(worker, request);
      } finally {
        worker.open -= 1;
      }
    },
    /**
     * Retires the processes of versions that have no traffic any more.
     *
     * @param versions names with versions: `mf_laundry@1.4.0-3f2a`.
     * @param liveVersions those of them that are live; the others are canaries.
     */
    keepOnly: (versions: ReadonlySet<string>, liveVersions = versions): void => {
      live = liveVersions;
      retireWhere(
        ({ bundles: { shell, remote } }) =>
          !versions.has(shell.name) || (remote !== undefined && !versions.has(remote.name)),
      );
    },
    tidy,
    /** Process ids of the running workers. */
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
