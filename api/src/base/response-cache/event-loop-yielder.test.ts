import { setImmediate } from 'node:timers/promises';
import { eventLoopYielder } from './event-loop-yielder';

describe('yielding to the event loop', () => {
  it('happens after every eight responses, in their order', async () => {
    const pause = eventLoopYielder();
    const left: number[] = [];
    for (let answer = 1; answer <= 20; answer += 1) void pause().then(() => left.push(answer));
    const leftAfter: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.resolve();
      leftAfter.push(left.length);
      await setImmediate();
    }
    expect(leftAfter).toEqual([8, 16, 20]);
    expect(left).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('does not delay a single caller', async () => {
    const pause = eventLoopYielder();
    let turns = 0;
    const counting = (async () => {
      for (; turns < 100; turns += 1) await setImmediate();
    })();
    for (let answer = 0; answer < 8; answer += 1) await pause();
    expect(turns).toBe(0);
    await counting;
  });
});
