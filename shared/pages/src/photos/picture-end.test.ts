import { breaksOff } from './picture-end';
import {
  GIF,
  HEIC,
  HEIC_10_BIT,
  JPEG,
  JPEG_WITH_PREVIEW,
  JPEG_WITH_RESTARTS,
  PNG,
  PROGRESSIVE_JPEG,
  WEBP,
} from './testing/sample-pictures';

const PICTURES = {
  'a JPEG': JPEG,
  'a progressive JPEG': PROGRESSIVE_JPEG,
  'a JPEG with restart markers': JPEG_WITH_RESTARTS,
  'a JPEG with a preview in its EXIF': JPEG_WITH_PREVIEW,
  'a PNG': PNG,
  'a GIF': GIF,
  'a WebP': WEBP,
  'a HEIC': HEIC,
  'a HEIC of 10 bits': HEIC_10_BIT,
};
const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const text = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

describe.each(Object.entries(PICTURES))('%s', (_kind, picture) => {
  it('is complete as its encoder wrote it', () => {
    expect(breaksOff(picture)).toBe(false);
  });

  it('is truncated when cut anywhere before its end', () => {
    const cuts = [...TENTHS.map((tenth) => Math.floor((picture.length * tenth) / 10)), picture.length - 2];
    expect(cuts.filter((length) => !breaksOff(picture.subarray(0, length)))).toEqual([]);
  });

  it.each([
    ['zeros', new Uint8Array(500)],
    ['the video of a motion photo', text('\0\0\0\x18ftypmp42\0\0\0\0isommp42\0\xff\xff\xffmdat')],
    ["a gallery's own trailer", text('SEFHk\0\0\0\x01\0\0\0\0\0\x01\x0aSEFT')],
  ])('is complete when %s follow it', (_case, appended) => {
    expect(breaksOff(joined(picture, appended))).toBe(false);
  });
});

describe('file of several pictures', () => {
  it('is complete once its first picture, the one shown, is', () => {
    expect(breaksOff(joined(JPEG, JPEG_WITH_PREVIEW.subarray(0, 100)))).toBe(false);
    expect(breaksOff(JPEG_WITH_PREVIEW.subarray(0, 500))).toBe(true);
  });
});

describe('bytes of no known picture', () => {
  it.each([
    ['nothing', text('')],
    ['a page', text('<html></html>')],
    ['a video', text('\0\0\0\x18ftypisom')],
  ])('are left to the browser: %s', (_case, bytes) => {
    expect(breaksOff(bytes)).toBe(false);
  });
});

describe('HEIC whose data lasts to the end of the file', () => {
  it('is truncated when a picture in it would exceed that end', () => {
    const endless = Uint8Array.from(HEIC);
    const mdat = String.fromCharCode(...endless).indexOf('mdat');
    endless.fill(0, mdat - 4, mdat);
    expect(breaksOff(endless)).toBe(false);
    expect(breaksOff(endless.subarray(0, -1))).toBe(true);
  });
});
