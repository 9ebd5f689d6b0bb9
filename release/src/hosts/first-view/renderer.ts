import { setTimeout as pause } from 'node:timers/promises';
import type { Breaker } from './breaker';
import { fairPlaces } from './fair-places';
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
  readonly say: (sentence: string) => void;
  readonly breaker: Breaker;
  readonly start?: typeof startRenderProcess;
  readonly withinMs?: number;
  readonly pagesPerProcess?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

/** Start parameters of a process. */
export interface Begun extends Bundles, Pick<RenderJob, 'registry'> {}

/** A page for somebody. */
export interface Wanted extends Begun, RenderJob {
  /** Of the visitor: places in a process are shared between addresses. */
  readonly address: string;
}

/** Unit of blame: a remote under the shell that it ran with, so that a bad shell's end clears it. */
const nameOf = ({ shell, remote }: Bundles): string =>
  remote === undefined ? shell.name : `${remote.name} in ${shell.name}`;

interface Seat {
  readonly bundles: Bundles;
  readonly process: RenderProcess;
  readonly takePlace: ReturnType<typeof fairPlaces>;
  isReady: boolean;
  pages: number;
  /** Pages that are waited for. */
  open: number;
  usedAt: number;
}

/** Renders pages in a process per remote and version, and leaves to browsers whatever costs more than it is worth. */
export const createRenderer = ({
  say,
  breaker,
  start = startRenderProcess,
  withinMs = RENDERED_WITHIN_MS,
  pagesPerProcess = PAGES_PER_PROCESS,
  now = Date.now,
}: RendererOptions) => {
  const seats = new Map<string, Seat>();
  /** Processes that get ready to follow one that has rendered enough. */
  const successors = new Map<string, Seat>();

  const startSeat = ({ shell, remote, registry }: Begun): Seat => {
    const bundles: Bundles = { shell, remote };
    const process = start(bundles, registry, ({ why, isByShell }) => {
      const name = isByShell ? shell.name : nameOf(bundles);
      say(`${name} is left to browsers: it ${why}`);
      breaker.noteFailure(name, 'killed');
    });
    const seat = { bundles, process, takePlace: fairPlaces(), isReady: false, pages: 0, open: 0, usedAt: now() };
    void process.begun.then((isReady) => {
      seat.isReady = isReady;
    });
    return seat;
  };

  /** Starts one beside a process that has rendered enough, which goes on meanwhile. */
  const renew = (name: string, old: Seat, wanted: Begun): void => {
    if (old.pages < pagesPerProcess || successors.has(name)) return;
    const next = startSeat(wanted);
    successors.set(name, next);
    void next.process.begun.then((isReady) => {
      successors.delete(name);
      old.pages = 0;
      if (!isReady) return;
      seats.set(name, next);
      old.process.retire();
    });
  };

  const seatFor = (wanted: Begun): Seat => {
    const name = nameOf(wanted);
    const known = seats.get(name);
    if (known !== undefined && !known.process.isDead) {
      renew(name, known, wanted);
      return known;
    }
    const seat = startSeat(wanted);
    seats.set(name, seat);
    return seat;
  };

  const note = (name: string, outcome: Outcome): void => {
    if (outcome.end === 'rendered') breaker.noteSuccess(name);
    if (outcome.end === 'late') breaker.noteFailure(name, 'late');
    if (outcome.end !== 'threw') return;
    say(`${name} could not be rendered: ${outcome.error}`);
    breaker.noteFailure(name, 'threw');
  };

  const renderIn = async (seat: Seat, wanted: Wanted): Promise<unknown> => {
    const release = await seat.takePlace(wanted.address, withinMs);
    if (release === undefined) return undefined;
    try {
      if (!seat.isReady) await Promise.race([seat.process.begun, pause(withinMs, undefined, { ref: false })]);
      if (!seat.isReady) return undefined;
      seat.pages += 1;
      const outcome = await seat.process.render(wanted, withinMs);
      note(nameOf(wanted), outcome);
      return outcome.end === 'rendered' ? outcome.page : undefined;
    } finally {
      release();
    }
  };

  const retireWhere = (isOver: (seat: Seat) => boolean): void => {
    for (const [name, seat] of seats) {
      if (!isOver(seat)) continue;
      seats.delete(name);
      seat.process.retire();
    }
  };

  /** Ends what is idle. */
  const tidy = (): void => {
    retireWhere(({ open, usedAt }) => open === 0 && now() - usedAt > IDLE_END_MS);
    breaker.noteIdle((name) => (seats.get(name)?.open ?? 0) === 0);
  };
  const timer = setInterval(tidy, TIDY_EVERY_MS);
  timer.unref();

  const mayRender = (wanted: Begun): boolean => !breaker.isOpen(wanted.shell.name) && !breaker.isOpen(nameOf(wanted));

  return {
    /** Starts the process of a version before a page asks for it; returns when it renders, or has ended. */
    warm: async (wanted: Begun): Promise<void> => {
      if (!mayRender(wanted)) return;
      breaker.noteRendering(nameOf(wanted));
      await seatFor(wanted).process.begun;
    },
    /**
     * Renders a page.
     *
     * @returns `undefined` when it is not rendered, for whatever reason: the host sends the page as it is without.
     */
    render: async (wanted: Wanted): Promise<unknown> => {
      if (!mayRender(wanted)) return undefined;
      breaker.noteRendering(nameOf(wanted));
      const seat = seatFor(wanted);
      seat.open += 1;
      seat.usedAt = now();
      try {
        return await renderIn(seat, wanted);
      } finally {
        seat.open -= 1;
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
      [...seats.values()].flatMap(({ process }) => (process.isDead ? [] : (process.pid ?? []))),
    stop: (): void => {
      clearInterval(timer);
      breaker.noteIdle(() => true);
      for (const { process } of [...seats.values(), ...successors.values()]) process.end();
    },
  };
};

export type Renderer = ReturnType<typeof createRenderer>;
