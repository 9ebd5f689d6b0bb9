import { PIXEL } from '../testing/request-fixtures';
import { sentPhoto } from './sent-photo';

/** A PNG's head that names a size, and nothing after it. */
const png = (width: number, height: number): Buffer => {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR________\x08\x06\0\0\0', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};

describe('a photo that was sent', () => {
  it('is known by its first bytes and by its content', () => {
    expect(sentPhoto(PIXEL)).toMatchObject({ mediaType: 'image/png', sha256: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it.each([
    ['as a phone takes it', 4_096, 3_072],
    ['upright', 3_072, 4_096],
  ])('is kept %s', (_case, width, height) => {
    expect(sentPhoto(png(width, height)).mediaType).toBe('image/png');
  });

  it.each([
    ['one pixel too wide', 4_097, 1],
    ['one pixel too high', 1, 4_097],
    ['a bomb of 900 million pixels', 30_000, 30_000],
    ['as large as a head can say', 2 ** 31, 2 ** 31],
  ])('is refused when it is %s, whatever it weighs', (_case, width, height) => {
    expect(() => sentPhoto(png(width, height))).toThrow(
      expect.objectContaining({ code: 'TOO_LARGE', svMessage: '사진의 가로와 세로는 4,096픽셀까지 등록할 수 있어요.' }),
    );
  });

  it('is refused above 1.5 MB', () => {
    expect(() => sentPhoto(Buffer.concat([PIXEL, Buffer.alloc(1.5 * 1024 * 1024)]))).toThrow(
      expect.objectContaining({ code: 'TOO_LARGE' }),
    );
  });

  it.each([
    ['a page that begins like a JPEG', '\xff\xd8\xff\xe0<html><script>alert(1)</script></html>'],
    ['a page that begins like a WebP', 'RIFF\0\0\0\0WEBP<html><script>alert(1)</script></html>'],
    ['a PNG without a picture', '\x89PNG\r\n\x1a\n'],
    ['no pixels at all', png(0, 0).toString('latin1')],
    ['a page', '<html></html>'],
  ])('is refused when it is %s', (_case, text) => {
    expect(() => sentPhoto(Buffer.from(text, 'latin1'))).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED_IMAGE' }),
    );
  });
});
