import { DemoRunner } from './demo-runner';

/** A runner whose seconds are controlled by the test. */
const runnerWith = ({ isFree = true, failsAt = [1_000] } = {}) => {
  const looks: number[] = [];
  const left: string[] = [];
  const failures: unknown[] = [];
  let pass: () => void = () => undefined;
  let lose: () => void = () => undefined;
  let started = 0;
  const runner = new DemoRunner({
    wait: () =>
      new Promise((resolve) => {
        pass = resolve;
      }),
    takePlace: async (onLost) => {
      lose = onLost;
      return isFree ? { leave: async () => void left.push('left') } : undefined;
    },
    newTick: (tell) => {
      started += 1;
      return async (atMs) => {
        looks.push(atMs);
        tell(`look ${atMs}`);
        if (failsAt.includes(atMs)) throw new Error(`nobody answers at ${atMs}`);
      };
    },
    onFailure: (error) => failures.push(error),
  });
  const second = async (): Promise<void> => {
    pass();
    await new Promise(setImmediate);
  };
  return { runner, looks, left, failures, second, lose: () => lose(), starts: () => started };
};

describe('runner of the shop simulation', () => {
  it('ticks every second, also after a failure, and logs actions', async () => {
    const { runner, looks, second } = runnerWith();
    await runner.start();
    await second();
    await second();
    await second();
    expect(looks).toEqual([0, 1_000, 2_000, 3_000]);
    expect(runner.linesAfter(2)).toEqual([
      { number: 3, text: 'look 2000' },
      { number: 4, text: 'look 3000' },
    ]);
    await runner.stop();
  });

  it('logs a failure once until the next success', async () => {
    const { runner, failures, second } = runnerWith({ failsAt: [1_000, 2_000, 4_000] });
    await runner.start();
    for (let nth = 0; nth < 5; nth += 1) await second();
    expect(failures).toEqual([new Error('nobody answers at 1000'), new Error('nobody answers at 4000')]);
    await runner.stop();
  });

  it('runs once, however often it is started', async () => {
    const { runner, starts } = runnerWith();
    expect(await Promise.all([runner.start(), runner.start(), runner.start()])).toEqual([true, true, true]);
    expect(starts()).toBe(1);
    await runner.stop();
  });

  it('does nothing after a stop, and can be started again', async () => {
    const { runner, looks, left, second, starts } = runnerWith();
    await runner.start();
    await runner.stop();
    await second();
    expect([looks.length, left, runner.isOn]).toEqual([1, ['left'], false]);
    await runner.start();
    expect([starts(), runner.isOn]).toEqual([2, true]);
    await runner.stop();
  });

  it('does not start while another process runs', async () => {
    const { runner, starts } = runnerWith({ isFree: false });
    expect([await runner.start(), runner.isOn, starts()]).toEqual([false, false, 0]);
  });

  it('stops when its lock is lost', async () => {
    const { runner, lose } = runnerWith();
    await runner.start();
    lose();
    await runner.stop();
    expect(runner.isOn).toBe(false);
  });
});
