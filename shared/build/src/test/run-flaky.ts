import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { execa } from 'execa';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Keeps one core busy until it is terminated. */
const busyCore = (): Worker => new Worker('for (;;);', { eval: true });

const runs = async (command: string, args: readonly string[], cwd: string): Promise<boolean> => {
  const { failed } = await execa(command, args, {
    cwd,
    localDir: cwd,
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
  });
  return !failed;
};

const repeatStory = (name: string, times: number): Promise<boolean> =>
  runs('playwright', ['test', name, '--repeat-each', String(times), '--retries', '0'], join(ROOT, 'e2e'));

const repeatFile = async (name: string, times: number): Promise<boolean> => {
  let failed = 0;
  for (let time = 0; time < times; time += 1) if (!(await runs('jest', [name], ROOT))) failed += 1;
  console.log(`${times - failed} of ${times} runs passed`);
  return failed === 0;
};

/** `pnpm test:flaky <story.spec or path of a jest file> [times]`: repeats it while all cores are busy. */
const main = async (): Promise<void> => {
  const [name, times = '10'] = process.argv.slice(2);
  if (name === undefined) throw new Error('Say which story (login.spec) or test file to repeat.');
  const load = Array.from({ length: availableParallelism() }, busyCore);
  const repeat = name.includes('.spec') ? repeatStory : repeatFile;
  process.exitCode = (await repeat(name, Number(times))) ? 0 : 1;
  await Promise.all(load.map((core) => core.terminate()));
};

void main();
