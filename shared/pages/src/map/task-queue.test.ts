import { TaskQueue } from './task-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const turns = new TaskQueue();

describe('task queue', () => {
  it('runs one piece per task, in order', () => {
    const done: string[] = [];
    turns.add(() => done.push('first'));
    turns.add(() => done.push('second'));
    expect(done).toEqual([]);
    jest.advanceTimersToNextTimer();
    expect(done).toEqual(['first']);
    jest.advanceTimersToNextTimer();
    expect(done).toEqual(['first', 'second']);
  });

  it('runs a piece once and never after its removal', () => {
    const [wanted, unwanted] = [jest.fn(), jest.fn()];
    turns.add(wanted);
    turns.add(unwanted);
    turns.add(wanted);
    turns.forget(unwanted);
    jest.runAllTimers();
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(unwanted).not.toHaveBeenCalled();
  });

  it('continues after a piece that throws', () => {
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
