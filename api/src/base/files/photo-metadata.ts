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
 * A photo without what it says beside its picture: place, time, camera, comments, profiles, previews, and whatever lies
 * behind its end. Nothing is decoded; a turned JPEG stays turned the same way.
 *
 * @throws {RangeError} when the picture breaks off or is not built as its kind is.
 */
export const withoutMetadata = (bytes: Buffer, mediaType: ImageType): Buffer => CLEANERS[mediaType](bytes);
