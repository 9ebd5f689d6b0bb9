import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Refusal, type SentPhoto } from '#base';

/** Pixels of a phone's width at twice the density, three wide to two high, and of a row of a list at three times. */
const SIZES = { wide: { width: 960, height: 640 }, square: { width: 192, height: 192 } } as const;
/** What cannot be told from the original on a phone. */
const QUALITY = 74;

export type PhotoShape = keyof typeof SIZES;

const cut = async (photo: SentPhoto, shape: PhotoShape): Promise<SentPhoto> => {
  const bytes = await sharp(photo.bytes, { failOn: 'error' })
    .rotate()
    .resize({ ...SIZES[shape], fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer();
  return { bytes, mediaType: 'image/webp', sha256: createHash('sha256').update(bytes).digest('base64url') };
};

/** A photo as a page and as a list show it. @throws {Refusal} `UNSUPPORTED_IMAGE` when its pixels cannot be read. */
export const cutPhoto = async (photo: SentPhoto): Promise<Readonly<Record<PhotoShape, SentPhoto>>> => {
  try {
    return { wide: await cut(photo, 'wide'), square: await cut(photo, 'square') };
  } catch (cause) {
    throw new Refusal('UNSUPPORTED_IMAGE', { cause });
  }
};
