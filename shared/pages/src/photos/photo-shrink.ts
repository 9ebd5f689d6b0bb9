import { IMAGE_MAX_PIXELS } from '@dongne/contract';
import { inTime } from '../in-time';
import { heicDepth } from './heic-boxes';
import { HEAD_BYTES, imageHead } from './image-head';
import { dataUrlOf } from './photo-data';
import { breaksOff } from './picture-end';
import { pictureOfHeic } from './read-heic';

/** Longest side and quality of a photo as it is sent; product specification §5. */
const MAX_SIDE_PX = 1024;
const QUALITY = 0.85;

/** Time limit per step, as for HEIC: a file in a cloud may never arrive, and a decoder may hang. */
const LIMIT_MS = 30_000;

/** Bit depth that every HEIC decoder supports. */
const USUAL_DEPTH = 8;

/** Error of a picture that exceeds a phone's memory. */
export class TooManyPixels extends Error {}

/** Error of a truncated file: not downloaded or copied completely. */
export class PictureBreaksOff extends Error {}

const bytesOf = (blob: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(new Uint8Array(reader.result)) : reject(new Error('No bytes.'));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsArrayBuffer(blob);
  });

/** Loads the picture upright; only its size is decoded yet. */
const opened = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The file is no picture.'));
    image.src = url;
  });

const scaled = (image: CanvasImageSource, width: number, height: number): string => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const webp = canvas.toDataURL('image/webp', QUALITY);
  // Safari silently returns a PNG, several times larger than a JPEG.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY);
};

const shrunk = async (picture: Blob): Promise<string> => {
  const url = URL.createObjectURL(picture);
  try {
    const image = await opened(url);
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight));
    const width = Math.max(1, Math.round(image.naturalWidth * scale));
    const height = Math.max(1, Math.round(image.naturalHeight * scale));
    // Decodes off the main thread at the target size; browsers without support draw the picture itself.
    const small = await createImageBitmap(picture, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    }).catch(() => image);
    return scaled(small, width, height);
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Reads facts from the file's bytes, which are released before decoding. */
const lookedAt = async (file: File): Promise<{ readonly isHeic: boolean; readonly isDeep: boolean }> => {
  const bytes = await inTime(bytesOf(file), LIMIT_MS);
  const { isHeic, pixels } = imageHead(bytes.subarray(0, HEAD_BYTES));
  if (pixels !== undefined && pixels > IMAGE_MAX_PIXELS) throw new TooManyPixels();
  if (breaksOff(bytes)) throw new PictureBreaksOff();
  return { isHeic, isDeep: (heicDepth(bytes) ?? 0) > USUAL_DEPTH };
};

/**
 * Shrinks a picked photo to a data URL: upright, at most 1024 px, WebP, without metadata.
 *
 * @param signal aborts it.
 * @throws {TooManyPixels | PictureBreaksOff} before decoding; another error when the file is no image, or a step takes
 * longer than 30 s.
 */
export const shrinkPhoto = async (file: File, signal: AbortSignal): Promise<string> => {
  if (file.size === 0) throw new Error('The file is empty.');
  const { isHeic, isDeep } = await lookedAt(file);
  const picture = isHeic ? await pictureOfHeic(file, { isDeep, signal }) : file;
  // Rare webviews without it send the original; the server checks size and metadata.
  return inTime(typeof createImageBitmap === 'undefined' ? dataUrlOf(picture) : shrunk(picture), LIMIT_MS);
};
