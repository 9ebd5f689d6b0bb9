import { givePicture } from './give-picture';

const URL_OF_PICTURE = 'blob:picture';

describe('a picture that is saved', () => {
  it('stays readable for a minute: iOS reads it after its sheet is confirmed', async () => {
    jest.useFakeTimers();
    const revoked = jest.fn();
    Object.assign(URL, { createObjectURL: () => URL_OF_PICTURE, revokeObjectURL: revoked });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    expect(await givePicture(new File([], 'receipt.png'))).toBe('saved');
    jest.advanceTimersByTime(59_000);
    expect(revoked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(revoked).toHaveBeenCalledWith(URL_OF_PICTURE);
    jest.useRealTimers();
  });
});
