import { imageKind, viewOf } from './image-bytes';

/** Facts in the first bytes of a picture, before decoding. */
export interface ImageHead {
  readonly isHeic: boolean;
  /** Width × height; `undefined` if the head does not say. */
  readonly pixels: number | undefined;
}

/** Size of a phone photo's head, with previews and profiles before the size. */
export const HEAD_BYTES = 512 * 1024;

/** Reads the size in the frame header, marked by SOF0–SOF15 (ITU-T T.81, table B.1). */
const jpegPixels = (bytes: Uint8Array): number | undefined => {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
};

const ISPE = [0x69, 0x73, 0x70, 0x65];
/** Reads the sizes of each picture and tile (`ispe`, ISO/IEC 23008-12 §6.5.3); the largest is decoded. */
const heicPixels = (bytes: Uint8Array): number | undefined => {
  const view = viewOf(bytes);
  let most: number | undefined;
  for (let at = bytes.indexOf(0x69); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf(0x69, at + 1)) {
    if (!ISPE.every((letter, place) => bytes[at + place] === letter)) continue;
    most = Math.max(most ?? 0, view.getUint32(at + 8) * view.getUint32(at + 12));
  }
  return most;
};

/** Reads kind and size of a picture from its bytes. */
export const imageHead = (bytes: Uint8Array): ImageHead => {
  const kind = imageKind(bytes);
  const isLong = bytes.length >= 24;
  if (kind === 'heic') return { isHeic: true, pixels: heicPixels(bytes) };
  if (isLong && kind === 'png')
    return { isHeic: false, pixels: viewOf(bytes).getUint32(16) * viewOf(bytes).getUint32(20) };
  if (isLong && kind === 'gif')
    return { isHeic: false, pixels: viewOf(bytes).getUint16(6, true) * viewOf(bytes).getUint16(8, true) };
  return { isHeic: false, pixels: kind === 'jpeg' ? jpegPixels(bytes) : undefined };
};
