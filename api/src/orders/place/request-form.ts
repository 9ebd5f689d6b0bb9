import { IMAGE_LIMIT, REQUEST_LIMITS } from '@dongne/contract';
import type { FastifyRequest } from 'fastify';
import { readPhotoForm, type SentPhoto } from '#base';

/** A multipart form as texts and photos. */
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
 * Parses a request form: text fields, and photos under `stain` and `mend`.
 *
 * @throws {Refusal} `TOO_LARGE`, `UNSUPPORTED_IMAGE`, or `VALIDATION` for too many photos or a body that is not a form.
 */
export const readRequestForm = async (request: FastifyRequest): Promise<SentForm> => {
  const { fields, photosOf } = await readPhotoForm(request, PHOTO_LIMITS);
  return { fields, stains: photosOf('stain'), mends: photosOf('mend') };
};

/** Fingerprint of a form for its idempotency key: its texts, and each photo as its hash. */
export const formFingerprint = ({ fields, stains, mends }: SentForm) => ({
  operation: 'request',
  fields: Object.fromEntries(fields),
  stains: stains.map(({ sha256 }) => sha256),
  mends: mends.map(({ sha256 }) => sha256),
});
