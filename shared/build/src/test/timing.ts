import { readFileSync } from 'node:fs';

/** Wall-clock duration of a test file. */
export interface TimedFile {
  readonly name: string;
  readonly seconds: number;
}

/** Number of files in the list. */
const SLOWEST = 30;
/** Linux counts CPU time in hundredths of a second. */
const TICKS = 100;

/** Sorts the files, slowest first. */
export const slowestOf = (files: readonly TimedFile[], most = SLOWEST): readonly TimedFile[] =>
  [...files].sort((a, b) => b.seconds - a.seconds).slice(0, most);

/** Formats the durations of files. */
export const timingLines = (files: readonly TimedFile[]): string =>
  slowestOf(files)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
    .join('\n');

/**
 * CPU seconds of all ended child processes, including their children.
 *
 * @param stat `/proc/self/stat`; its name may contain spaces and brackets.
 */
export const processorSecondsIn = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // `cutime` and `cstime` are fields 16 and 17, the name is field 2.
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
};

/** CPU seconds so far; `undefined` outside of Linux. */
export const processorSeconds = (): number | undefined => {
  try {
    return processorSecondsIn(readFileSync('/proc/self/stat', 'latin1'));
  } catch {
    return undefined;
  }
};
