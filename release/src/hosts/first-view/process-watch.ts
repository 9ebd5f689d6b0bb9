import { readFileSync } from 'node:fs';

/** Memory of one process, Buffers included, which the limit of the heap does not count. */
const MAX_RSS_BYTES = 350 * 1024 * 1024;
const LOOK_EVERY_MS = 100;
/** A process says that it is free every 0.2 s. */
const SILENT_AFTER_MS = 1_500;

const KIB = 1024;

/** Resident bytes of a process as Linux counts them; `undefined` elsewhere. */
const rssOf = (pid: number): number | undefined => {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return kib === undefined ? undefined : Number(kib) * KIB;
  } catch {
    return undefined;
  }
};

/**
 * Watches a process that renders, until `stop`.
 *
 * @param onOver called with a sentence's end when it holds too much memory, or never gives its thread back.
 */
export const watchProcess = (pid: number, onOver: (why: string) => void) => {
  let saidBytes = 0;
  let quietMs = 0;
  let mustBeat = false;
  const timer = setInterval(() => {
    // Counted in looks of the host, not by the clock: where the host itself was held up, nobody was silent.
    quietMs += LOOK_EVERY_MS;
    if ((rssOf(pid) ?? saidBytes) > MAX_RSS_BYTES) onOver('holds more memory than a page needs');
    else if (mustBeat && quietMs > SILENT_AFTER_MS) onOver('does not come back');
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
    stop: (): void => clearInterval(timer),
  };
};
