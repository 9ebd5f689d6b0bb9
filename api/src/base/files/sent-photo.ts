import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX } from '@dongne/contract';
import { Refusal } from '../common';
import { sniffImage, type ImageType } from './image-type';
import { withoutMetadata } from './photo-metadata';

/** A photo that came from outside, already known to be an image that a phone can show. */
export interface SentPhoto {
  /** The picture, with nothing beside it. */
  readonly bytes: Buffer;
  readonly mediaType: ImageType;
  /** What the photo is to an idempotent call: the hash of what was sent. */
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

/** The picture alone. Its size is read from what is kept, so that two heads cannot say two sizes. */
const pictureOf = (bytes: Buffer, mediaType: ImageType): Buffer => {
  try {
    return withoutMetadata(bytes, mediaType);
  } catch (cause) {
    throw new Refusal('UNSUPPORTED_IMAGE', { cause });
  }
};

/**
 * A photo out of the bytes that were sent, without place, time and whatever else lies beside its picture. A few kilobytes can name so many pixels that the phone which opens them runs out
 * of memory.
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
    const most = IMAGE_MAX_SIDE_PX.toLocaleString('ko-KR');
    throw new Refusal('TOO_LARGE', { svMessage: `사진의 가로와 세로는 ${most}픽셀까지 등록할 수 있어요.` });
  }
  return { bytes: picture, mediaType, sha256: createHash('sha256').update(bytes).digest('base64url') };
};
