/** Reads bytes as text, one letter each. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Reads multi-byte numbers; throws a RangeError beyond the end. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic';

/** Detects the kind of a picture by its first bytes, because names and types are unreliable. */
export const imageKind = (bytes: Uint8Array): ImageKind | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (textAt(bytes, 1, 3) === 'PNG') return 'png';
  if (textAt(bytes, 0, 3) === 'GIF') return 'gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return textAt(bytes, 4, 4) === 'ftyp' && HEIC_BRANDS.has(textAt(bytes, 8, 4)) ? 'heic' : undefined;
};
