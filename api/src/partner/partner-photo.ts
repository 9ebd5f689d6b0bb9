import { createHash } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@dongne/contract';
import { Refusal } from '../common/refusal';
import { sniffImage } from '../files/image-type';
import type { SentPhoto } from '../request-form/request-form';

/** A photo out of a data URL. @throws {Refusal} `UNSUPPORTED_IMAGE`, `TOO_LARGE`. */
export const photoOfDataUrl = (dataUrl: string): SentPhoto => {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > IMAGE_MAX_BYTES.sent) throw new Refusal('TOO_LARGE');
  const mediaType = sniffImage(bytes);
  if (mediaType === null) throw new Refusal('UNSUPPORTED_IMAGE');
  return { bytes, mediaType, sha256: createHash('sha256').update(bytes).digest('base64url') };
};
