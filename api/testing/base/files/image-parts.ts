import { crc32 } from 'node:zlib';

const bytesOf = (content: Buffer | string): Buffer =>
  typeof content === 'string' ? Buffer.from(content, 'latin1') : content;

/** First bytes of a PNG. */
export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** PNG chunk. */
export const pngChunk = (type: string, content: Buffer | string): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytesOf(content)]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length - 4, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
};

/** JPEG segment. */
export const jpegSegment = (marker: number, content: Buffer | string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytesOf(content).length + 2, 2);
  return Buffer.concat([head, bytesOf(content)]);
};

/** WebP chunk. */
export const webpChunk = (type: string, content: Buffer | string): Buffer => {
  const body = bytesOf(content);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), size, body, Buffer.alloc(body.length % 2)]);
};
