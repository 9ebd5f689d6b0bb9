const EXIF = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const HIGHEST = 8;

/** Orientation of an image, 1–8 as in EXIF (CIPA DC-008 §4.6.5.1); 1, not rotated, without valid metadata. */
export const orientationOf = (content: Buffer): number => {
  if (content.toString('latin1', 0, EXIF.length) !== EXIF) return 1;
  const tiff = content.subarray(EXIF.length);
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const entries = short(directory);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * ENTRY_BYTES;
      if (short(at) !== ORIENTATION_TAG) continue;
      const value = short(at + 8);
      return value >= 1 && value <= HIGHEST ? value : 1;
    }
  } catch {
    // Ignores truncated metadata, which is stripped anyway.
  }
  return 1;
};

/** EXIF segment with nothing but the orientation. */
export const orientationSegment = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
