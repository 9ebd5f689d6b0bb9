import { readFileSync } from 'node:fs';

/** Memory of one process, Buffers included, which the limit of the heap does not count. */
const MAX_RSS_BYTES = 350 * 1024 * 1024;
const LOOK_EVERY_MS = 100;
/** A process says that it is free every 0.2 s. */
const SILENT_AFTER_MS = 1_500;

/** Processor time that nobody has asked for, beyond the share that garbage collection and beats may take. */
const MAX_UNASKED_MS = 2_000;
const UNASKED_SHARE = 0.2;

const KIB = 1024;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Resident bytes of a process as Linux counts them; `undefined` elsewhere. */
const rssOf = (pid: number): number | undefined => {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return kib === undefined ? undefined : Number(kib) * KIB;
  } catch {
    return undefined;
  }
};

/** Processor time of a process so far, in ms; 0 where there is no Linux to count it. */
const processorMsOf = (pid: number): number => {
  try {
    // Behind the name, which may hold spaces: `utime` is the 14th field of all, `stime` the 15th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
};

/**
 * Counts the processor time of a process in the intervals in which no page was asked of it: what it does beside a page is no fault.
 *
 * @param usedMs processor time so far, in ms.
 * @returns a look at the interval since the last one; true once there was too much.
 */
export const unaskedWork = (usedMs: () => number) => {
  let lastMs = 0;
  let unaskedMs = 0;
  return (isAsked: boolean): boolean => {
    const before = lastMs;
    lastMs = usedMs();
    if (!isAsked) unaskedMs = Math.max(0, unaskedMs + lastMs - before - LOOK_EVERY_MS * UNASKED_SHARE);
    return unaskedMs > MAX_UNASKED_MS;
  };
};

/**
 * Watches a process that renders, until `stop`.
 *
 * @param openPages number of pages that are waited for.
 * @param onOver called with a sentence's end when it holds too much memory, never gives its thread back, or works for nobody.
 */
export const watchProcess = (
  pid: number,
  { openPages, onOver }: { readonly openPages: () => number; readonly onOver: (why: string) => void },
) => {
  const worksUnasked = unaskedWork(() => processorMsOf(pid));
  let wasAsked = true;
  let saidBytes = 0;
  let quietMs = 0;
  let mustBeat = false;
  const timer = setInterval(() => {
    // Counted in looks of the host, not by the clock: where the host itself was held up, nobody was silent.
    quietMs += LOOK_EVERY_MS;
    const isAsked = wasAsked || !mustBeat;
    wasAsked = openPages() > 0;
    if ((rssOf(pid) ?? saidBytes) > MAX_RSS_BYTES) onOver('holds more memory than a page needs');
    else if (mustBeat && quietMs > SILENT_AFTER_MS) onOver('does not come back');
    else if (worksUnasked(isAsked || wasAsked)) onOver('works while nobody waits for a page');
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    /** @param rss bytes, as the process itself counts them. */
    beat: (rss: number): void => {
      saidBytes = rss;
      quietMs = 0;
    },
    /** From now on silence counts: evaluating a bundle takes as long as it takes. */
    expectBeats: (): void => {
      mustBeat = true;
      quietMs = 0;
    },
    /** A page is asked for: it may come and go between two looks. */
    noteAsked: (): void => {
      wasAsked = true;
    },
    stop: (): void => clearInterval(timer),
  };
};
