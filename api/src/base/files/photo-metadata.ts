import type { ImageType } from './image-type';
import { cleanGif } from './metadata/clean-gif';
import { cleanJpeg } from './metadata/clean-jpeg';
import { cleanPng } from './metadata/clean-png';
import { cleanWebp } from './metadata/clean-webp';

const CLEANERS: Record<ImageType, (bytes: Buffer) => Buffer> = {
  'image/gif': cleanGif,
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * Strips a photo's metadata: location, time, camera, comments, profiles, previews, and trailing bytes. Nothing is
 * decoded; a JPEG keeps its orientation.
 *
 * @throws {RangeError} when the image is truncated or malformed.
 */
export const withoutMetadata = (bytes: Buffer, mediaType: ImageType): Buffer => CLEANERS[mediaType](bytes);
