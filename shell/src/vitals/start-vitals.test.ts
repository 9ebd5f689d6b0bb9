import { startVitals } from './start-vitals';
import { watchVitals } from './watch-vitals';

jest.mock('./watch-vitals', () => ({ watchVitals: jest.fn() }));
const watch = jest.mocked(watchVitals);

let end = (): void => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  watch.mockReset();
  end = startVitals();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const press = () => window.dispatchEvent(new Event('pointerdown'));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('web vitals measurement', () => {
  it('starts ten seconds after load without any input', async () => {
    await pass(9_999);
    expect(watch).not.toHaveBeenCalled();
    await pass(1);
    expect(watch).toHaveBeenCalledTimes(1);
  });

  it('starts a second after the first input, once', async () => {
    press();
    await pass(500);
    press();
    await pass(499);
    expect(watch).not.toHaveBeenCalled();
    await pass(1);
    press();
    await pass(20_000);
    expect(watch).toHaveBeenCalledTimes(1);
  });

  it('never starts after the end', async () => {
    end();
    press();
    await pass(20_000);
    expect(watch).not.toHaveBeenCalled();
  });

  it('fails silently when the script is blocked', async () => {
    watch.mockImplementation(() => {
      throw new Error('blocked');
    });
    await pass(10_000);
    expect(watch).toHaveBeenCalledTimes(1);
  });
});
