import type { Needs } from '../common';
import { hasAnsweredWithin, inBulkhead, isEmbedded, missingCheck } from '../database';
import { databaseTime, writeProbe } from './readiness-repository';

const WITHIN_MS = 2_000;
const FRESH_MS = 1_000;

/** State in which this server would harm others; the message is for the log. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** Difference of clocks beyond which tokens of one machine would be expired on another. */
const CLOCK_WITHIN_MS = 30_000;

/**
 * Checks whether the server can work: the database has its migrations, agrees about the time and accepts a row, and the
 * photo storage a file. Caches its result for a second.
 *
 * @returns a function that throws when a check fails or takes longer than two seconds.
 */
export const readiness = (
  { database, files }: Needs<'database' | 'files'>,
  withinMs = WITHIN_MS,
  machineTime: () => number = Date.now,
): (() => Promise<void>) => {
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;

  const lacksMigrations = missingCheck();

  const write = (): Promise<void> =>
    inBulkhead('readiness', async () => {
      if (await lacksMigrations(database)) throw new NotReady('The database lacks migrations of this version.');
      const offMs = machineTime() - (await databaseTime(database));
      if (Math.abs(offMs) > CLOCK_WITHIN_MS)
        throw new NotReady(`The clock of this machine is ${Math.round(offMs / 1_000)} s off that of the database.`);
      await writeProbe(database);
    });

  /**
   * Whether the embedded engine is busy: it has one connection, and a probe queued behind others would report a busy
   * database as dead.
   */
  const isBusy = (): boolean => isEmbedded(database.$client) && hasAnsweredWithin(database, FRESH_MS);

  const check = async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`not ready within ${withinMs} ms`)), withinMs);
    });
    try {
      await Promise.race([Promise.all([isBusy() ? undefined : write(), files.probe()]), late]);
    } finally {
      clearTimeout(timer);
    }
  };

  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > FRESH_MS) last = { at: now, result: check() };
    return last.result;
  };
};
