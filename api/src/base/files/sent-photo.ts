import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { formatCount, IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX } from '@dongne/contract';
import { Refusal } from '../common';
import { sniffImage, type ImageType } from './image-type';
import { withoutMetadata } from './photo-metadata';

/** Uploaded photo, verified to be an image that a phone can show. */
export interface SentPhoto {
  /** Image without metadata. */
  readonly bytes: Buffer;
  readonly mediaType: ImageType;
  /** SHA-256 of the upload, which represents the photo in idempotent calls. */
  readonly sha256: string;
}

/** Longest side from the image's header; without one it is not an image. */
const longestSide = (bytes: Uint8Array): number => {
  try {
    const { width, height } = imageSize(bytes);
    return Math.max(width, height);
  } catch (cause) {
    throw new Refusal('UNSUPPORTED_IMAGE', { cause });
  }
};

/** Strips the image and reads its size from the result, so that a second header cannot contradict it. */
const pictureOf = (bytes: Buffer, mediaType: ImageType): Buffer => {
  try {
    return withoutMetadata(bytes, mediaType);
  } catch (cause) {
    throw new Refusal('UNSUPPORTED_IMAGE', { cause });
  }
};

/**
 * Verifies an uploaded photo and strips its metadata. Limits the pixels too, because a few kilobytes can decode to more
 * than a phone's memory.
 *
 * @throws {Refusal} `UNSUPPORTED_IMAGE`, `TOO_LARGE` in bytes or pixels.
 */
export const sentPhoto = (bytes: Buffer): SentPhoto => {
  if (bytes.length > IMAGE_MAX_BYTES.sent) throw new Refusal('TOO_LARGE');
  const mediaType = sniffImage(bytes);
  if (mediaType === null) throw new Refusal('UNSUPPORTED_IMAGE');
  const picture = pictureOf(bytes, mediaType);
  const side = longestSide(picture);
  if (side === 0) throw new Refusal('UNSUPPORTED_IMAGE');
  if (side > IMAGE_MAX_SIDE_PX) {
    const most = formatCount(IMAGE_MAX_SIDE_PX);
    throw new Refusal('TOO_LARGE', { svMessage: `사진의 가로와 세로는 ${most}픽셀까지 등록할 수 있어요.` });
  }
  return { bytes: picture, mediaType, sha256: createHash('sha256').update(bytes).digest('base64url') };
};
