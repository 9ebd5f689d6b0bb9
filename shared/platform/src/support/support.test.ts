import { installRuntime } from '../runtime/runtime';
import { createRuntime } from '../start-platform';
import { onSupportWish, support } from './support';

beforeEach(() => installRuntime(createRuntime()));

describe('a wish for help', () => {
  it('waits for the dialog, the last one alone, and is granted once', () => {
    support.open();
    support.chat();
    const hear = jest.fn();
    onSupportWish(hear)();
    expect(hear.mock.calls).toEqual([['chat']]);
    onSupportWish(hear)();
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('is heard at once by a dialog that is there', () => {
    const hear = jest.fn();
    const end = onSupportWish(hear);
    support.open();
    expect(hear).toHaveBeenCalledWith('choose');
    end();
  });
});
