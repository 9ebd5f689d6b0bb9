import { heicDepth } from './heic-boxes';
import { HEIC, HEIC_10_BIT, HEIC_12_BIT, JPEG } from './testing/sample-pictures';

describe('bit depth of a HEIC', () => {
  it.each([
    [8, HEIC],
    [10, HEIC_10_BIT],
    [12, HEIC_12_BIT],
  ])('is read from its boxes: %i', (depth, file) => {
    expect(heicDepth(file)).toBe(depth);
  });

  it('is unknown for other files and for one without those boxes', () => {
    expect(heicDepth(JPEG)).toBeUndefined();
    expect(heicDepth(HEIC.subarray(0, 28))).toBeUndefined();
    expect(heicDepth(new Uint8Array())).toBeUndefined();
  });
});
