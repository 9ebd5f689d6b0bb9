import fc from 'fast-check';
import { imageSize } from 'image-size';
import { PIXEL } from '#testing/request-fixtures';
import { IMAGE_TYPES, type ImageType } from './image-type';
import { orientationOf, orientationSegment } from './metadata/exif-orientation';
import { withoutMetadata } from './photo-metadata';
import { jpegSegment, pngChunk, webpChunk } from '#testing/base/files/image-parts';
import { SMALL_PICTURES } from '#testing/base/files/small-pictures';

const { 'image/jpeg': JPEG, 'image/gif': GIF, 'image/webp': WEBP } = SMALL_PICTURES;
const PURE: Record<ImageType, Buffer> = { ...SMALL_PICTURES, 'image/png': PIXEL };

const SECRET = '37.5226,126.9019';
const put = (into: Buffer, at: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([into.subarray(0, at), ...parts, into.subarray(at)]);
const gifExtension = (label: number, head: string, content: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x21, label, head.length]),
    Buffer.from(head, 'latin1'),
    Buffer.from([content.length]),
    Buffer.from(`${content}\0`, 'latin1'),
  ]);
const riff = (content: Buffer): Buffer => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), content]));
const PNG_AFTER_HEAD = 33;
const GIF_AFTER_HEAD = 13 + 12;

/** Images with private metadata, as sent by phones, cameras and attackers. */
const TALKATIVE: Record<ImageType, Buffer> = {
  'image/jpeg': Buffer.concat([
    put(
      JPEG,
      2,
      jpegSegment(0xe1, `Exif\0\0II*\0${SECRET}`),
      jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`),
      jpegSegment(0xe2, `ICC_PROFILE\0${SECRET}`),
      jpegSegment(0xed, `Photoshop 3.0\0${SECRET}`),
      jpegSegment(0xfe, SECRET),
      jpegSegment(0xe0, `JFXX\0${SECRET}`),
    ),
    JPEG,
    Buffer.from(SECRET),
  ]),
  'image/png': Buffer.concat([
    put(
      PIXEL,
      PNG_AFTER_HEAD,
      pngChunk('tEXt', `Comment\0${SECRET}`),
      pngChunk('iTXt', SECRET),
      pngChunk('zTXt', SECRET),
      pngChunk('eXIf', SECRET),
      pngChunk('iCCP', SECRET),
      pngChunk('prIV', SECRET),
    ),
    Buffer.from(SECRET),
  ]),
  'image/gif': Buffer.concat([
    put(
      GIF,
      GIF_AFTER_HEAD,
      gifExtension(0xff, 'XMP DataXMP', SECRET),
      Buffer.from([0x21, 0xfe, SECRET.length]),
      Buffer.from(`${SECRET}\0`),
      gifExtension(0xff, 'ImageMagick', SECRET),
    ),
    Buffer.from(SECRET),
  ]),
  'image/webp': Buffer.concat([
    riff(
      Buffer.concat([
        webpChunk('VP8X', Buffer.from([0x2c, 0, 0, 0, 39, 0, 0, 29, 0, 0])),
        webpChunk('ICCP', SECRET),
        WEBP.subarray(12),
        webpChunk('EXIF', SECRET),
        webpChunk('XMP ', SECRET),
      ]),
    ),
    Buffer.from(SECRET),
  ]),
};

const brokenAt = (bytes: Buffer, tenth: number): Buffer => bytes.subarray(0, Math.floor((bytes.length * tenth) / 10));

describe('photo without its metadata', () => {
  it.each(IMAGE_TYPES)('is unchanged if it had none: %s', (type) => {
    expect(withoutMetadata(PURE[type], type)).toEqual(PURE[type]);
  });

  it.each(IMAGE_TYPES)('has no location and no trailing bytes: %s', (type) => {
    const clean = withoutMetadata(TALKATIVE[type], type);
    expect(clean.toString('latin1')).not.toContain(SECRET);
    expect(imageSize(clean)).toMatchObject({
      width: imageSize(PURE[type]).width,
      height: imageSize(PURE[type]).height,
    });
  });

  it('has no location within the frames of an animated WebP', () => {
    const moving = (...beside: readonly Buffer[]): Buffer => {
      const head = webpChunk('VP8X', Buffer.from([0x02, 0, 0, 0, 39, 0, 0, 29, 0, 0]));
      const frame = Buffer.concat([Buffer.alloc(16), WEBP.subarray(12), ...beside]);
      return riff(Buffer.concat([head, webpChunk('ANIM', Buffer.alloc(6)), webpChunk('ANMF', frame)]));
    };
    expect(withoutMetadata(moving(webpChunk('EXIF', SECRET)), 'image/webp')).toEqual(moving());
  });

  it('equals the plain image, except for the flags of WebP’s header', () => {
    expect(withoutMetadata(TALKATIVE['image/jpeg'], 'image/jpeg')).toEqual(JPEG);
    expect(withoutMetadata(TALKATIVE['image/png'], 'image/png')).toEqual(PIXEL);
    expect(withoutMetadata(TALKATIVE['image/gif'], 'image/gif')).toEqual(GIF);
    const head = webpChunk('VP8X', Buffer.from([0, 0, 0, 0, 39, 0, 0, 29, 0, 0]));
    expect(withoutMetadata(TALKATIVE['image/webp'], 'image/webp')).toEqual(
      riff(Buffer.concat([head, WEBP.subarray(12)])),
    );
  });

  it.each([2, 3, 6, 8])('keeps its orientation: %p', (orientation) => {
    const exif = Buffer.concat([orientationSegment(orientation), jpegSegment(0xe1, `Exif\0\0${SECRET}`)]);
    const clean = withoutMetadata(put(JPEG, 2, exif), 'image/jpeg');
    expect(clean).toEqual(put(JPEG, 2, orientationSegment(orientation)));
    expect(imageSize(clean).orientation).toBe(orientation);
  });

  it('is not rotated by invalid metadata', () => {
    expect(orientationOf(orientationSegment(9).subarray(4))).toBe(1);
    expect(orientationOf(orientationSegment(6).subarray(4, 20))).toBe(1);
  });

  it('keeps its loop count', () => {
    const loop = gifExtension(0xff, 'NETSCAPE2.0', '\x01\x00\x00');
    const moving = put(GIF, GIF_AFTER_HEAD, loop);
    expect(withoutMetadata(moving, 'image/gif')).toEqual(moving);
  });

  it.each(IMAGE_TYPES.flatMap((type) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => [type, tenth] as const)))(
    'is rejected when the upload was truncated: %s after %p tenths',
    (type, tenth) => {
      expect(() => withoutMetadata(brokenAt(PURE[type], tenth), type)).toThrow(RangeError);
    },
  );

  it.each(IMAGE_TYPES)('never leaks metadata, whichever bytes are corrupted: %s', (type) => {
    const changes = fc.array(fc.tuple(fc.nat(TALKATIVE[type].length - 1), fc.nat(255)), { maxLength: 6 });
    fc.assert(
      fc.property(changes, (changed) => {
        const bytes = Buffer.from(TALKATIVE[type]);
        for (const [at, value] of changed) bytes[at] = value;
        try {
          expect(withoutMetadata(bytes, type).length).toBeLessThanOrEqual(bytes.length);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
