import { imageKind, viewOf } from './image-bytes';
import { boxesAt, boxesIn } from './iso-boxes';

/** Offsets of the two depths, minus 8, in HEVCDecoderConfigurationRecord (ISO/IEC 14496-15 §8.3.2.1). */
const DEPTHS_AT = [17, 18];

/**
 * Returns the largest bit depth in a HEIC: phones with HDR write 10, cameras up to 12.
 *
 * @returns `undefined` if the file does not say.
 */
export const heicDepth = (bytes: Uint8Array): number | undefined => {
  if (imageKind(bytes) !== 'heic') return undefined;
  const depths = boxesAt(bytes, ['meta', 'iprp', 'ipco', 'hvcC']).flatMap(({ start, end }) =>
    DEPTHS_AT.filter((at) => start + at < Math.min(end, bytes.length)).map((at) => 8 + ((bytes[start + at] ?? 0) & 7)),
  );
  return depths.length === 0 ? undefined : Math.max(...depths);
};

/** Returns the end of the last extent in an item location box (`iloc`, ISO/IEC 14496-12 §8.11.3). */
const lastExtentEnd = (view: DataView, from: number): number => {
  let at = from;
  const next = (size: number): number => {
    let value = 0;
    for (const end = at + size; at < end; at += 1) value = value * 256 + view.getUint8(at);
    return value;
  };
  const version = next(1);
  at += 3;
  const sizes = next(2);
  const sizeAt = (shift: number): number => (sizes >> shift) & 15;
  const idBytes = version < 2 ? 2 : 4;
  let last = 0;
  for (let items = next(idBytes); items > 0; items -= 1) {
    next(idBytes);
    const isInFile = version === 0 || (next(2) & 15) === 0;
    next(2); // file number: always this one
    const base = next(sizeAt(4));
    for (let extents = next(2); extents > 0 && sizes >> 8 !== 0; extents -= 1) {
      if (version > 0) next(sizeAt(0));
      const end = base + next(sizeAt(12)) + next(sizeAt(8));
      if (isInFile) last = Math.max(last, end);
    }
  }
  return last;
};

/** Returns the minimum length of a HEIC: its `meta` and all locations in it, otherwise all of its boxes. */
export const heicEnd = (bytes: Uint8Array): number => {
  const files = boxesIn(bytes, 0, bytes.length);
  const meta = files.find(({ type }) => type === 'meta');
  const [places] = boxesAt(bytes, ['meta', 'iloc']);
  if (meta === undefined || places === undefined) return Math.max(...files.map(({ end }) => end));
  return Math.max(meta.end, lastExtentEnd(viewOf(bytes), places.start));
};
