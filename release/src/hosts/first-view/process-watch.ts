import { readFileSync } from 'node:fs';

/** Memory limit of a process, Buffers included: the heap limit does not count them. */
const MAX_RSS_BYTES = 350 * 1024 * 1024;
const CHECK_EVERY_MS = 100;
/** A process sends a heartbeat every 0.2 s. */
const SILENT_AFTER_MS = 1_500;

/** CPU time without an open page, beyond the share of garbage collection and heartbeats. */
const MAX_UNREQUESTED_MS = 2_000;
const UNREQUESTED_SHARE = 0.2;

const KIB = 1024;
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Resident memory of a process on Linux; `undefined` on other systems. */
const rssOf = (pid: number): number | undefined => {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return kib === undefined ? undefined : Number(kib) * KIB;
  } catch {
    return undefined;
  }
};

/** CPU time of a process so far in ms; 0 on other systems than Linux. */
export const processorMsOf = (pid: number): number => {
  try {
    // Splits after the name, which may contain spaces: `utime` is field 14 and `stime` field 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
};

/**
 * Counts the CPU time of a process in the intervals without an open page.
 *
 * @param usedMs CPU time so far, in ms.
 * @returns a function that checks the interval since the last call; true once the limit is exceeded.
 */
export const unrequestedWork = (usedMs: () => number) => {
  let lastMs = 0;
  let unrequestedMs = 0;
  return (isRequested: boolean): boolean => {
    const before = lastMs;
    lastMs = usedMs();
    if (!isRequested) unrequestedMs = Math.max(0, unrequestedMs + lastMs - before - CHECK_EVERY_MS * UNREQUESTED_SHARE);
    return unrequestedMs > MAX_UNREQUESTED_MS;
  };
};

/**
 * Watches a rendering process until `stop`.
 *
 * @param openPages number of pages in progress.
 * @param onOver called with the end of a sentence when the process uses too much memory, blocks its thread, or works
 * without a page.
 */
export const watchProcess = (
  pid: number,
  { openPages, onOver }: { readonly openPages: () => number; readonly onOver: (why: string) => void },
) => {
  const worksUnrequested = unrequestedWork(() => processorMsOf(pid));
  let wasRequested = true;
  let reportedBytes = 0;
  let silentMs = 0;
  let expectsBeats = false;
  const timer = setInterval(() => {
    // Counts checks instead of clock time, so that a pause of the host does not look like a silent process.
    silentMs += CHECK_EVERY_MS;
    const isRequested = wasRequested || !expectsBeats;
    wasRequested = openPages() > 0;
    if ((rssOf(pid) ?? reportedBytes) > MAX_RSS_BYTES) onOver('exceeded the memory limit');
    else if (expectsBeats && silentMs > SILENT_AFTER_MS) onOver('blocked its thread');
    else if (worksUnrequested(isRequested || wasRequested)) onOver('used the CPU without an open page');
  }, CHECK_EVERY_MS);
  timer.unref();
  return {
    /** @param rss bytes, as reported by the process. */
    beat: (rss: number): void => {
      reportedBytes = rss;
      silentMs = 0;
    },
    /** Starts to expect heartbeats: evaluating a bundle may block as long as it takes. */
    expectBeats: (): void => {
      expectsBeats = true;
      silentMs = 0;
    },
    /** Notes an open page, which may start and end between two checks. */
    noteAsked: (): void => {
      wasRequested = true;
    },
    stop: (): void => clearInterval(timer),
  };
};
