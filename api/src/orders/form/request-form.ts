import { IMAGE_LIMIT, REQUEST_LIMITS } from '@dongne/contract';
import type { FastifyRequest } from 'fastify';
import { readPhotoForm, type SentPhoto } from '#base';

/** A multipart form as text and photos. */
export interface SentForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly stains: readonly SentPhoto[];
  readonly mends: readonly SentPhoto[];
}

const PHOTO_LIMITS = {
  stain: { most: IMAGE_LIMIT.stain },
  mend: { most: REQUEST_LIMITS.mendPhotos, told: IMAGE_LIMIT.mendItem },
};

/**
 * Reads a request form: text fields, and photos under `stain` and `mend`.
 *
 * @throws {Refusal} `TOO_LARGE`, `UNSUPPORTED_IMAGE`, or `VALIDATION` when there are too many photos or it is no form.
 */
export const readRequestForm = async (request: FastifyRequest): Promise<SentForm> => {
  const { fields, photosOf } = await readPhotoForm(request, PHOTO_LIMITS);
  return { fields, stains: photosOf('stain'), mends: photosOf('mend') };
};

/** A form as an idempotent call sees it: its texts, and each photo as its hash. */
export const formFingerprint = ({ fields, stains, mends }: SentForm) => ({
  operation: 'request',
  fields: Object.fromEntries(fields),
  stains: stains.map(({ sha256 }) => sha256),
  mends: mends.map(({ sha256 }) => sha256),
});
