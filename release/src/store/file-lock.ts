import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './atomic-write';

const RETRY_MS = 50;
const LOCK_TIMEOUT_MS = 20_000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Acquires the lock by creating the file; removes the lock of a dead process. */
const take = async (file: string): Promise<boolean> => {
  try {
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(String(process.pid));
    } catch (error) {
      await rm(file, { force: true }); // an empty lock file would never be released
      throw error;
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
    return false;
  }
};

/**
 * Runs work under a lock file, one process at a time.
 *
 * @throws after 20 s while another process holds the lock.
 */
export const withFileLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  while (!(await take(file))) {
    if (Date.now() > deadline) throw new Error(`${file} is held by another process; remove it if none is publishing.`);
    await wait(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
};
