import { setTimeout as pause } from 'node:timers/promises';
import { createBreaker, type Breaker } from './breaker';
import { startDrawThread, type DrawJob, type DrawThread, type Outcome } from './draw-thread';

/** Longer than this nobody waits for a drawing: the page goes out as it is without. */
const DRAWN_WITHIN_MS = 500;
/** The first job of a thread evaluates what all others find ready. */
const WARM_WITHIN_MS = 15_000;
/** So many pages at once; whoever comes beyond that gets theirs without a drawing. */
const MOST_AT_ONCE = 8;
/** A thread is renewed before what is forgotten in it can add up. */
const PAGES_PER_THREAD = 20_000;

interface RendererOptions {
  /** Hears a sentence for each thing that went wrong. */
  readonly say: (sentence: string) => void;
  readonly breaker?: Breaker;
  readonly start?: () => DrawThread;
  readonly withinMs?: number;
}

/** Draws pages in a thread beside the host, and gives up on whatever costs more than it is worth. */
export const createRenderer = ({
  say,
  breaker = createBreaker(),
  start = startDrawThread,
  withinMs = DRAWN_WITHIN_MS,
}: RendererOptions) => {
  let thread: DrawThread | undefined;
  /** The one that is being made ready. */
  let coming: DrawThread | undefined;
  /** Bundles that the thread has drawn with, by name: what is new is tried on the side first. */
  let warm = new Set<string>();
  let isWarming = false;
  let pages = 0;

  const nameOf = ({ shell, remote }: DrawJob): string => (remote ?? shell).name;

  const note = (job: DrawJob, outcome: Outcome): void => {
    const name = nameOf(job);
    switch (outcome.end) {
      case 'drawn':
        return breaker.noteSuccess(name);
      case 'threw':
        say(`${name} could not be drawn: ${outcome.error}`);
        return breaker.noteFailure(name, 'threw');
      case 'late':
        return breaker.noteFailure(name, 'late');
      case 'dead':
        if (outcome.culprit !== name) return undefined;
        say(`${name} took the drawing thread with it`);
        return breaker.noteFailure(name, 'killed');
    }
  };

  const isWarm = ({ shell, remote }: DrawJob): boolean =>
    thread !== undefined &&
    !thread.isDead &&
    pages < PAGES_PER_THREAD &&
    warm.has(shell.name) &&
    (remote === undefined || warm.has(remote.name));

  /** Evaluates what is new: a shell in a thread of its own, that nobody waits for until it is ready. */
  const warmUp = async (job: DrawJob): Promise<Outcome> => {
    const isKept = thread !== undefined && !thread.isDead && pages < PAGES_PER_THREAD && warm.has(job.shell.name);
    const next = isKept && thread !== undefined ? thread : start();
    coming = next;
    const outcome = await next.draw(job, WARM_WITHIN_MS);
    note(job, outcome);
    if (outcome.end === 'dead') return outcome;
    if (next !== thread) {
      thread?.retire();
      thread = next;
      warm = new Set();
      pages = 0;
    }
    warm.add(job.shell.name);
    // One that throws at import is no warmer the next time.
    if (job.remote !== undefined && outcome.end === 'drawn') warm.add(job.remote.name);
    return outcome;
  };

  /** The job, if nothing else is being evaluated: whoever comes beside it gets their page without a drawing. */
  const warmUpAlone = async (job: DrawJob): Promise<unknown> => {
    if (isWarming) return undefined;
    isWarming = true;
    const work = warmUp(job).finally(() => {
      isWarming = false;
    });
    const outcome = await Promise.race([work, pause(withinMs, undefined, { ref: false })]);
    return outcome?.end === 'drawn' ? outcome.drawn : undefined;
  };

  return {
    /**
     * Draws a page.
     *
     * @returns `undefined` when it is not drawn, for whatever reason: the host sends the page as it is without.
     */
    draw: async (job: DrawJob): Promise<unknown> => {
      if (breaker.isOpen(nameOf(job))) return undefined;
      if (!isWarm(job) || thread === undefined) return warmUpAlone(job);
      if (thread.load >= MOST_AT_ONCE) return undefined;
      pages += 1;
      const outcome = await thread.draw(job, withinMs);
      note(job, outcome);
      return outcome.end === 'drawn' ? outcome.drawn : undefined;
    },
    stop: (): void => {
      thread?.end();
      coming?.end();
    },
  };
};

export type Renderer = ReturnType<typeof createRenderer>;
