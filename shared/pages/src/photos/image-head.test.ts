import { imageHead } from './image-head';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part])),
  );
const ispe = (width: number, height: number) =>
  bytes('ispe', [0, 0, 0, 0, 0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255]);

describe('head of a picture', () => {
  it('has the size of a PNG, GIF and JPEG', () => {
    const png = bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 78, 32, 0, 0, 78, 32]);
    expect(imageHead(png)).toEqual({ isHeic: false, pixels: 400_000_000 });
    expect(imageHead(bytes('GIF89a', [44, 1, 200, 0], '\0'.repeat(14)))).toEqual({ isHeic: false, pixels: 60_000 });
    const app1 = bytes([0xff, 0xe1, 0, 6], 'Exif');
    const sof = bytes([0xff, 0xc2, 0, 11, 8, 0x17, 0x70, 0x1f, 0x40, 1, 1, 0x11, 0]);
    expect(imageHead(bytes([0xff, 0xd8], [...app1], [...sof]))).toEqual({ isHeic: false, pixels: 48_000_000 });
  });

  it('recognizes a HEIC by its bytes and adds up its tiles', () => {
    const heic = bytes([0, 0, 0, 24], 'ftypheic', '\0'.repeat(12), [...ispe(512, 512)], 'i', [...ispe(8064, 6048)]);
    expect(imageHead(heic)).toEqual({ isHeic: true, pixels: 8064 * 6048 });
    expect(imageHead(bytes([0, 0, 0, 24], 'ftypmif1'))).toEqual({ isHeic: true, pixels: undefined });
  });

  it.each([
    ['nothing', bytes()],
    ['a page', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a video', bytes([0, 0, 0, 24], 'ftypisom')],
    ['a JPEG that breaks off', bytes([0xff, 0xd8, 0xff])],
    ['a JPEG with nonsense behind its head', bytes([0xff, 0xd8], '<html><script>alert(1)</script>')],
  ])('is unknown for %s', (_case, given) => {
    expect(imageHead(given)).toEqual({ isHeic: false, pixels: undefined });
  });
});
