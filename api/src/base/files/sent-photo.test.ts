import { imageSize } from 'image-size';
import { PIXEL } from '#testing/request-fixtures';
import { jpegSegment, PNG_SIGNATURE, pngChunk } from '#testing/base/files/image-parts';
import { SMALL_PICTURES } from '#testing/base/files/small-pictures';
import { sentPhoto } from './sent-photo';

/** PNG with a size in its header but hardly any data. */
const png = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', head), pngChunk('IDAT', ''), pngChunk('IEND', '')]);
};

const SOF = Buffer.from([0xff, 0xc0]);

/**
 * JPEG of 30,000 pixels with a second header of ten pixels in its metadata, to mislead parsers that ignore fill bytes.
 */
const jpegOfTwoHeads = (): Buffer => {
  const picture = Buffer.from(SMALL_PICTURES['image/jpeg']);
  picture.writeUInt16BE(30_000, picture.indexOf(SOF) + 5);
  const metadata = Buffer.alloc(60_000);
  Buffer.from([...SOF, 0, 11, 8, 0, 10, 0, 10]).copy(metadata, 0xe1ea - 3);
  const plain = jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
  const behindFill = Buffer.concat([Buffer.from([0xff]), jpegSegment(0xe1, metadata)]);
  return Buffer.concat([picture.subarray(0, 2), plain, behindFill, picture.subarray(2)]);
};

describe('uploaded photo', () => {
  it('is identified by its first bytes and its content', () => {
    expect(sentPhoto(PIXEL)).toMatchObject({ mediaType: 'image/png', sha256: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it.each([
    ['as a phone takes it', 4_096, 3_072],
    ['upright', 3_072, 4_096],
  ])('is accepted %s', (_case, width, height) => {
    expect(sentPhoto(png(width, height)).mediaType).toBe('image/png');
  });

  it.each([
    ['one pixel too wide', 4_097, 1],
    ['one pixel too high', 1, 4_097],
    ['a bomb of 900 million pixels', 30_000, 30_000],
    ['as large as a head can say', 2 ** 31, 2 ** 31],
  ])('is rejected when it is %s, whatever its file size', (_case, width, height) => {
    expect(() => sentPhoto(png(width, height))).toThrow(
      expect.objectContaining({ code: 'TOO_LARGE', svMessage: '사진의 가로와 세로는 4,096픽셀까지 등록할 수 있어요.' }),
    );
  });

  it('has the size of the stored image, not of its metadata', () => {
    expect(imageSize(jpegOfTwoHeads())).toMatchObject({ width: 10, height: 10 });
    expect(() => sentPhoto(jpegOfTwoHeads())).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
  });

  it('is rejected above 1.5 MB', () => {
    expect(() => sentPhoto(Buffer.concat([PIXEL, Buffer.alloc(1.5 * 1024 * 1024)]))).toThrow(
      expect.objectContaining({ code: 'TOO_LARGE' }),
    );
  });

  it.each([
    ['a page that begins like a JPEG', '\xff\xd8\xff\xe0<html><script>alert(1)</script></html>'],
    ['a page that begins like a WebP', 'RIFF\0\0\0\0WEBP<html><script>alert(1)</script></html>'],
    ['a PNG without a picture', '\x89PNG\r\n\x1a\n'],
    ['a PNG whose picture has not arrived', png(5, 5).subarray(0, -20).toString('latin1')],
    ['no pixels at all', png(0, 0).toString('latin1')],
    ['a page', '<html></html>'],
  ])('is rejected when it is %s', (_case, text) => {
    expect(() => sentPhoto(Buffer.from(text, 'latin1'))).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED_IMAGE' }),
    );
  });
});
