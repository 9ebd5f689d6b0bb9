import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Launcher, type ProcessPlan } from './launcher';
import { stopOnFailure } from './stop-with-caller';

/** Notes that it runs, says that it is ready, and stays. */
const STAYS = `
  import { appendFileSync } from 'node:fs';
  appendFileSync(process.env.RUNS, process.pid + '\\n');
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => undefined, 1_000);
  process.send('ready');
`;
const CRASHES_WHEN_READY = `process.send('ready', () => process.exit(1));`;
const DOES_NOT_START = `console.error('The port is taken. Choose another.'); console.log('{"level":30}'); process.exit(1);`;
const SAYS_NOTHING = `setInterval(() => undefined, 1_000);`;

const folder = mkdtempSync(join(tmpdir(), 'dongne-launcher-test-'));
let told: string[];
let listeners: (() => void)[];
let launcher: Launcher;
let pauses: number[];

const launch = (pauseMs: number): void => {
  told = [];
  listeners = [];
  pauses = [];
  const hear = (line: string): void => {
    told.push(line);
    for (const listener of listeners) listener();
  };
  const restartDelay = (crashes: number): number => {
    pauses.push(crashes);
    return pauseMs;
  };
  launcher = new Launcher(hear, { logDir: folder, restartDelay });
};

/** Resolves once it was told as often as wanted what holds these words. */
const isTold = (words: string, times = 1): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (told.filter((line) => line.includes(words)).length >= times) resolve();
    };
    listeners.push(look);
    look();
  });

let written = 0;
const planOf = (script: string, plan: Partial<ProcessPlan> = {}): ProcessPlan & { readonly runs: () => number[] } => {
  const name = `process-${(written += 1)}`;
  const [file, runs] = [join(folder, `${name}.mjs`), join(folder, `${name}.runs`)];
  writeFileSync(file, script);
  writeFileSync(runs, '');
  return {
    name,
    command: [file],
    env: { RUNS: runs },
    readyWithinMs: 30_000,
    ...plan,
    runs: () => readFileSync(runs, 'utf8').split('\n').filter(Boolean).map(Number),
  };
};

beforeEach(() => launch(0));
afterEach(() => launcher.stop());

describe('a process of the system', () => {
  it('is started again when it is killed, and both is said', async () => {
    const plan = planOf(STAYS);
    await launcher.start(plan);
    process.kill(plan.runs()[0] ?? 0, 'SIGKILL');
    await isTold(`${plan.name} is up again`);
    expect(plan.runs()).toHaveLength(2);
    expect(told[0]).toBe(
      `${plan.name} died (SIGKILL) and is started again in 0 s; see ${join(folder, `${plan.name}.log`)}`,
    );
  });

  it('stays down when somebody asks it to stop, and the way back is said', async () => {
    const plan = planOf(STAYS, { restartCommand: 'pnpm release host mf-usage' });
    await launcher.start(plan);
    process.kill(plan.runs()[0] ?? 0, 'SIGTERM');
    await isTold('stays down');
    await launcher.start(planOf(STAYS)); // time in which it could have come back
    expect(plan.runs()).toHaveLength(1);
    expect(told).toEqual([`${plan.name} was stopped and stays down; start it again with: pnpm release host mf-usage`]);
  });

  it('that dies again and again is started after longer and longer pauses', async () => {
    const plan = planOf(CRASHES_WHEN_READY);
    await launcher.start(plan);
    await isTold('died (exit code 1)', 3);
    expect(pauses.slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('that ends before it is ready fails the start with its own sentence, and is not tried again', async () => {
    const plan = planOf(DOES_NOT_START);
    await expect(launcher.start(plan)).rejects.toThrow(
      `${plan.name} did not start (exit code 1); see ${join(folder, `${plan.name}.log`)}\nThe port is taken. Choose another.`,
    );
    expect(told).toEqual([]);
  });

  it('that never says it is ready fails the start', async () => {
    await expect(launcher.start(planOf(SAYS_NOTHING, { readyWithinMs: 200 }))).rejects.toThrow(
      /not ready after 0\.2 s/,
    );
  });

  it('is not started again once everything stops', async () => {
    launch(50);
    const plan = planOf(STAYS);
    await launcher.start(plan);
    process.kill(plan.runs()[0] ?? 0, 'SIGKILL');
    await isTold('is started again in 0.05 s');
    await launcher.stop();
    launch(0);
    await launcher.start(planOf(STAYS)); // time in which it could have come back
    expect(plan.runs()).toHaveLength(1);
  });
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a command that fails', () => {
  it.each([
    ['a process', false],
    ['a watched process', true],
  ])('leaves %s behind for no one', async (_what, isWatched) => {
    const plan = planOf(STAYS, { isWatched });
    const failing = stopOnFailure(launcher, async () => {
      await launcher.start(plan);
      throw new Error('the build failed');
    });
    await expect(failing).rejects.toThrow('the build failed');
    expect(plan.runs().map(isRunning)).toEqual([false]);
  });
});
