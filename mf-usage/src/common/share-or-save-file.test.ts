import { shareOrSavePicture } from './share-or-save-picture';

const URL_OF_PICTURE = 'blob:picture';

describe('shareOrSavePicture', () => {
  it('leaves a saved picture readable for a minute, since iOS reads it late', async () => {
    jest.useFakeTimers();
    const revoked = jest.fn();
    Object.assign(URL, { createObjectURL: () => URL_OF_PICTURE, revokeObjectURL: revoked });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    expect(await shareOrSavePicture(new File([], 'receipt.png'))).toBe('saved');
    jest.advanceTimersByTime(59_000);
    expect(revoked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(revoked).toHaveBeenCalledWith(URL_OF_PICTURE);
    jest.useRealTimers();
  });
});
