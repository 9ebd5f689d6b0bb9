import { shareOrSaveFile } from './share-or-save-file';

const URL_OF_FILE = 'blob:picture';

describe('shareOrSaveFile', () => {
  it('leaves a saved file readable for a minute, since iOS reads it late', async () => {
    jest.useFakeTimers();
    const revoked = jest.fn();
    Object.assign(URL, { createObjectURL: () => URL_OF_FILE, revokeObjectURL: revoked });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    expect(await shareOrSaveFile(new File([], 'receipt.png'))).toBe('saved');
    jest.advanceTimersByTime(59_000);
    expect(revoked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(revoked).toHaveBeenCalledWith(URL_OF_FILE);
    jest.useRealTimers();
  });
});
