import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Launcher, type ProcessPlan } from './launcher';
import { stopOnFailure } from './stop-with-runner';

/** Records that it runs, reports ready, and stays. */
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
let events: string[];
let listeners: (() => void)[];
let launcher: Launcher;
let pauses: number[];

const launch = (pauseMs: number): void => {
  events = [];
  listeners = [];
  pauses = [];
  const hear = (line: string): void => {
    events.push(line);
    for (const listener of listeners) listener();
  };
  const restartDelay = (crashes: number): number => {
    pauses.push(crashes);
    return pauseMs;
  };
  launcher = new Launcher(hear, { logDir: folder, restartDelay });
};

/** Resolves after the expected number of events that contain the text. */
const waitForEvents = (words: string, times = 1): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (events.filter((line) => line.includes(words)).length >= times) resolve();
    };
    listeners.push(check);
    check();
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

describe('a launched process', () => {
  it('restarts when it is killed, and reports both', async () => {
    const plan = planOf(STAYS);
    await launcher.start(plan);
    process.kill(plan.runs()[0] ?? 0, 'SIGKILL');
    await waitForEvents(`${plan.name} is up again`);
    expect(plan.runs()).toHaveLength(2);
    expect(events[0]).toBe(`${plan.name} crashed (SIGKILL); restarts in 0 s; see ${join(folder, `${plan.name}.log`)}`);
  });

  it('stays down after a stop request and reports how to restart it', async () => {
    const plan = planOf(STAYS, { restartCommand: 'pnpm release host mf-usage' });
    await launcher.start(plan);
    process.kill(plan.runs()[0] ?? 0, 'SIGTERM');
    await waitForEvents('stays down');
    await launcher.start(planOf(STAYS)); // time in which it could have restarted
    expect(plan.runs()).toHaveLength(1);
    expect(events).toEqual([
      `${plan.name} was stopped and stays down; start it again with: pnpm release host mf-usage`,
    ]);
  });

  it('restarts with growing delays when it crashes repeatedly', async () => {
    const plan = planOf(CRASHES_WHEN_READY);
    await launcher.start(plan);
    await waitForEvents('crashed (exit code 1)', 3);
    expect(pauses.slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('fails the start with its output when it exits before ready', async () => {
    const plan = planOf(DOES_NOT_START);
    await expect(launcher.start(plan)).rejects.toThrow(
      `${plan.name} did not start (exit code 1); see ${join(folder, `${plan.name}.log`)}\nThe port is taken. Choose another.`,
    );
    expect(events).toEqual([]);
  });

  it('fails the start when it never reports ready', async () => {
    await expect(launcher.start(planOf(SAYS_NOTHING, { readyWithinMs: 200 }))).rejects.toThrow(
      /not ready after 0\.2 s/,
    );
  });

  it('does not restart after the launcher has stopped', async () => {
    launch(50);
    const plan = planOf(STAYS);
    await launcher.start(plan);
    process.kill(plan.runs()[0] ?? 0, 'SIGKILL');
    await waitForEvents('restarts in 0.05 s');
    await launcher.stop();
    launch(0);
    await launcher.start(planOf(STAYS)); // time in which it could have restarted
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

describe('a failing command', () => {
  it.each([
    ['a process', false],
    ['a watched process', true],
  ])('leaves no %s running', async (_what, isWatched) => {
    const plan = planOf(STAYS, { isWatched });
    const failing = stopOnFailure(launcher, async () => {
      await launcher.start(plan);
      throw new Error('the build failed');
    });
    await expect(failing).rejects.toThrow('the build failed');
    expect(plan.runs().map(isRunning)).toEqual([false]);
  });
});
