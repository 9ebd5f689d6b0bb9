import { InTurns } from './in-turns';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const turns = new InTurns();

describe('work that is done in turns', () => {
  it('is done one piece in a task, in the order in which it came', () => {
    const done: string[] = [];
    turns.add(() => done.push('first'));
    turns.add(() => done.push('second'));
    expect(done).toEqual([]);
    jest.advanceTimersToNextTimer();
    expect(done).toEqual(['first']);
    jest.advanceTimersToNextTimer();
    expect(done).toEqual(['first', 'second']);
  });

  it('waits once however often it is asked for, and not at all when nobody needs it any more', () => {
    const [wanted, unwanted] = [jest.fn(), jest.fn()];
    turns.add(wanted);
    turns.add(unwanted);
    turns.add(wanted);
    turns.forget(unwanted);
    jest.runAllTimers();
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(unwanted).not.toHaveBeenCalled();
  });

  it('goes on after a piece that fails', () => {
    const next = jest.fn();
    turns.add(() => {
      throw new Error('no pen');
    });
    turns.add(next);
    expect(() => jest.runAllTimers()).toThrow('no pen');
    jest.runAllTimers();
    expect(next).toHaveBeenCalledTimes(1);
  });
});
