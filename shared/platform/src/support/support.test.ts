import { installRuntime } from '../runtime/runtime';
import { createRuntime } from '../start-platform';
import { onSupportWish, support } from './support';

beforeEach(() => installRuntime(createRuntime()));

describe('support request', () => {
  it('waits for the dialog, only the last one, and is handled once', () => {
    support.open();
    support.chat();
    const hear = jest.fn();
    onSupportWish(hear)();
    expect(hear.mock.calls).toEqual([['chat']]);
    onSupportWish(hear)();
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('is handled at once by a mounted dialog', () => {
    const hear = jest.fn();
    const end = onSupportWish(hear);
    support.open();
    expect(hear).toHaveBeenCalledWith('choose');
    end();
  });
});
