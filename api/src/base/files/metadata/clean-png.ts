import { brokenImage } from './broken-image';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the content of a chunk; PNG (W3C) §5.3. */
const AROUND_BYTES = 12;

/** Chunks needed to show an image, also an animated one; not text, time, EXIF, profiles and private chunks. */
const SHOWN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** Strips a PNG to what is needed to show it. @throws {RangeError} when it is truncated or has no image. */
export const cleanPng = (bytes: Buffer): Buffer => {
  const cleaned = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  let hasPicture = false;
  for (let type = ''; type !== 'IEND';) {
    if (at + AROUND_BYTES > bytes.length) throw brokenImage('a PNG without an end');
    const end = at + AROUND_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) throw brokenImage('a chunk that breaks off');
    type = bytes.toString('latin1', at + 4, at + 8);
    if (at === SIGNATURE_BYTES && type !== 'IHDR') throw brokenImage('a PNG without a head');
    hasPicture ||= type === 'IDAT';
    if (SHOWN.has(type)) cleaned.push(bytes.subarray(at, end));
    at = end;
  }
  if (!hasPicture) throw brokenImage('a PNG without a picture');
  return Buffer.concat(cleaned);
};
