import { sniffImage } from './image-type';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('image type', () => {
  it.each([
    ['a JPEG', '\xff\xd8\xff\xe0rest', 'image/jpeg'],
    ['a PNG', '\x89PNG\r\n\x1a\nrest', 'image/png'],
    ['a GIF', 'GIF89a rest', 'image/gif'],
    ['a WebP', 'RIFF\x00\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['a page', '<html><script>alert(1)</script>', null],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['a wave file', 'RIFF\x00\x00\x00\x00WAVEfmt ', null],
    ['nothing', '', null],
  ])('is detected from the first bytes of %s', (_, text, expected) => {
    expect(sniffImage(bytes(text))).toBe(expected);
  });
});
