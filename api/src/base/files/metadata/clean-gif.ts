import { brokenImage } from './broken-image';

// Blocks of GIF89a, appendix A.
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
const HEAD_BYTES = 13;
const IMAGE_HEAD_BYTES = 10;
const COLOUR_BYTES = 3;

/** Application extensions with the loop count, the only ones that affect rendering. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const byteAt = (bytes: Buffer, at: number): number => {
  const byte = bytes[at];
  if (byte === undefined) throw brokenImage('a GIF that breaks off');
  return byte;
};

/** Bytes of the colour table announced by a bit field. */
const coloursOf = (packed: number): number => ((packed & 0x80) === 0 ? 0 : COLOUR_BYTES * 2 ** ((packed & 7) + 1));

/** Offset behind the data blocks that begin at `from`. */
const afterBlocks = (bytes: Buffer, from: number): number => {
  let at = from;
  for (let size = byteAt(bytes, at); size !== 0; size = byteAt(bytes, at)) at += 1 + size;
  return at + 1;
};

const isShown = (bytes: Buffer, at: number): boolean => {
  const label = byteAt(bytes, at + 1);
  return (
    label === GRAPHIC_CONTROL || (label === APPLICATION && LOOPS.includes(bytes.toString('latin1', at + 3, at + 14)))
  );
};

/** Strips a GIF to what is needed to show it. @throws {RangeError} when it is truncated or has no image. */
export const cleanGif = (bytes: Buffer): Buffer => {
  let at = HEAD_BYTES + coloursOf(byteAt(bytes, 10));
  const cleaned = [bytes.subarray(0, at)];
  let hasPicture = false;
  for (let kind = byteAt(bytes, at); kind !== TRAILER; kind = byteAt(bytes, at)) {
    const from = at;
    if (kind === EXTENSION) {
      at = afterBlocks(bytes, at + 2);
      if (!isShown(bytes, from)) continue;
    } else if (kind === IMAGE) {
      hasPicture = true;
      at = afterBlocks(bytes, at + IMAGE_HEAD_BYTES + coloursOf(byteAt(bytes, at + 9)) + 1);
    } else throw brokenImage('an unknown block');
    cleaned.push(bytes.subarray(from, at));
  }
  if (!hasPicture) throw brokenImage('a GIF without a picture');
  return Buffer.concat([...cleaned, Buffer.from([TRAILER])]);
};
