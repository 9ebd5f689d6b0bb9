import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Refusal, type SentPhoto } from '#base';

/** Sizes: a phone's width at density 2 with ratio 3:2, and a list row at density 3. */
const SIZES = { wide: { width: 960, height: 640 }, square: { width: 192, height: 192 } } as const;
/** Quality that is visually lossless on a phone. */
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

/** Crops a photo for pages and lists. @throws {Refusal} `UNSUPPORTED_IMAGE` when its pixels cannot be decoded. */
export const cropPhoto = async (photo: SentPhoto): Promise<Readonly<Record<PhotoShape, SentPhoto>>> => {
  try {
    return { wide: await cut(photo, 'wide'), square: await cut(photo, 'square') };
  } catch (cause) {
    throw new Refusal('UNSUPPORTED_IMAGE', { cause });
  }
};
