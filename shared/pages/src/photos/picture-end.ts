import { heicEnd } from './heic-boxes';
import { imageKind, viewOf, type ImageKind } from './image-bytes';

/** Markers without a length: stuffed bytes, fill bytes, restarts and the start; ITU-T T.81, table B.1. */
const isBare = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const END_OF_IMAGE = 0xd9;
const FILL = 0xff;

/** Walks the markers, so that the end of an embedded preview does not count; coded data has no other markers. */
const jpegEnd = (bytes: Uint8Array): number => {
  const view = viewOf(bytes);
  for (let at = bytes.indexOf(0xff, 2); at !== -1; at = bytes.indexOf(0xff, at)) {
    const marker = view.getUint8(at + 1);
    if (marker === END_OF_IMAGE) return at + 2;
    if (marker === FILL) at += 1;
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return Infinity;
};

const IEND = 0x49454e44;
/** Length, type and checksum around the content of a chunk; PNG (W3C) §5.3. */
const AROUND_BYTES = 12;

const pngEnd = (bytes: Uint8Array): number => {
  const view = viewOf(bytes);
  for (let at = 8; ;) {
    const end = at + AROUND_BYTES + view.getUint32(at);
    if (view.getUint32(at + 4) === IEND) return end;
    at = end;
  }
};

// Blocks of GIF89a, appendix A.
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const HEAD_BYTES = 13;
const IMAGE_HEAD_BYTES = 10;

/** Size of the colour table that the flags of a screen or an image declare. */
const coloursOf = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Only its first picture is shown. */
const gifEnd = (bytes: Uint8Array): number => {
  const view = viewOf(bytes);
  const afterBlocks = (from: number): number => {
    let at = from;
    for (let size = view.getUint8(at); size !== 0; size = view.getUint8(at)) at += 1 + size;
    return at + 1;
  };
  let at = HEAD_BYTES + coloursOf(view.getUint8(10));
  while (view.getUint8(at) === EXTENSION) at = afterBlocks(at + 2);
  if (view.getUint8(at) !== IMAGE) return at;
  return afterBlocks(at + IMAGE_HEAD_BYTES + coloursOf(view.getUint8(at + 9)) + 1);
};

/** Length that RFC 9649 puts after `RIFF`. */
const webpEnd = (bytes: Uint8Array): number => 8 + viewOf(bytes).getUint32(4, true);

const ENDS: Record<ImageKind, (bytes: Uint8Array) => number> = {
  jpeg: jpegEnd,
  png: pngEnd,
  gif: gifEnd,
  webp: webpEnd,
  heic: heicEnd,
};

/**
 * Returns whether a picture is truncated: browsers show the rest grey or nothing, without an error. Additional bytes
 * are fine: phones append videos and second pictures.
 *
 * @returns `false` also for unknown formats.
 */
export const breaksOff = (bytes: Uint8Array): boolean => {
  const kind = imageKind(bytes);
  if (kind === undefined) return false;
  try {
    return ENDS[kind](bytes) > bytes.length;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
};
