import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX } from '@dongne/contract';
import { Refusal } from '../common';
import { sniffImage, type ImageType } from './image-type';

/** A photo that came from outside, already known to be an image that a phone can show. */
export interface SentPhoto {
  readonly bytes: Buffer;
  readonly mediaType: ImageType;
  /** What the photo is to an idempotent call. */
  readonly sha256: string;
}

/** The longest side as the image's own head says it; a picture without one is none. */
const longestSide = (bytes: Uint8Array): number => {
  try {
    const { width, height } = imageSize(bytes);
    return Math.max(width, height);
  } catch (cause) {
    throw new Refusal('UNSUPPORTED_IMAGE', { cause });
  }
};

/**
 * A photo out of the bytes that were sent. A few kilobytes can name so many pixels that the phone which opens them runs out
 * of memory.
 *
 * @throws {Refusal} `UNSUPPORTED_IMAGE`, `TOO_LARGE` in bytes or pixels.
 */
export const sentPhoto = (bytes: Buffer): SentPhoto => {
  if (bytes.length > IMAGE_MAX_BYTES.sent) throw new Refusal('TOO_LARGE');
  const mediaType = sniffImage(bytes);
  if (mediaType === null) throw new Refusal('UNSUPPORTED_IMAGE');
  const side = longestSide(bytes);
  if (side === 0) throw new Refusal('UNSUPPORTED_IMAGE');
  if (side > IMAGE_MAX_SIDE_PX) {
    const most = IMAGE_MAX_SIDE_PX.toLocaleString('ko-KR');
    throw new Refusal('TOO_LARGE', { svMessage: `사진의 가로와 세로는 ${most}픽셀까지 등록할 수 있어요.` });
  }
  return { bytes, mediaType, sha256: createHash('sha256').update(bytes).digest('base64url') };
};
