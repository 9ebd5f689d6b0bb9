import { readFileSync } from 'node:fs';

/** How long a test file ran, on the clock. */
export interface TimedFile {
  readonly name: string;
  readonly seconds: number;
}

/** Enough to find what is worth making faster. */
const SLOWEST = 30;
/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** The slowest files, slowest first. */
export const slowestOf = (files: readonly TimedFile[], most = SLOWEST): readonly TimedFile[] =>
  [...files].sort((a, b) => b.seconds - a.seconds).slice(0, most);

/** Seconds of the files, as lines to read. */
export const timingLines = (files: readonly TimedFile[]): string =>
  slowestOf(files)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
    .join('\n');

/**
 * Processor seconds of all processes that this one has started and that have ended, theirs included.
 *
 * @param stat what Linux says of this process; its name may hold spaces and brackets.
 */
export const processorSecondsIn = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // `cutime` and `cstime` are the 16th and 17th field, and the name is the second.
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
};

/** Processor seconds so far; `undefined` where nobody counts them. */
export const processorSeconds = (): number | undefined => {
  try {
    return processorSecondsIn(readFileSync('/proc/self/stat', 'latin1'));
  } catch {
    return undefined;
  }
};
