import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KIB_PER_MIB = 1_024;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly rssKib: number;
}

const allProcesses = async (): Promise<Process[]> => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, rssKib = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, rssKib };
    });
};

/** Resident memory of a process and its descendants, MiB. @throws when the process has ended. */
export const residentMib = async (pid: number): Promise<number> => {
  const processes = await allProcesses();
  const family = new Set([pid]);
  let known = 0;
  while (known < family.size) {
    known = family.size;
    for (const one of processes) if (family.has(one.parent)) family.add(one.pid);
  }
  const own = processes.filter(({ pid: each }) => family.has(each));
  if (!own.some(({ pid: each }) => each === pid)) throw new Error('The API has ended.');
  return own.reduce((sum, { rssKib }) => sum + rssKib, 0) / KIB_PER_MIB;
};
