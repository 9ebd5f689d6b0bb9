import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { IMAGE_LIMIT, IMAGE_MAX_BYTES, REQUEST_LIMITS } from '@dongne/contract';
import type { TSchema } from 'typebox';
import { isKeepable, invalidField, Refusal, compileValidator } from '../../common';
import { sentPhoto, type SentPhoto } from '../../files';

/** A multipart form as text and photos. */
export interface SentForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly stains: readonly SentPhoto[];
  readonly mends: readonly SentPhoto[];
}

const LIMITS = {
  fields: 30,
  fieldSize: 16_384,
  fileSize: IMAGE_MAX_BYTES.sent,
  files: IMAGE_LIMIT.stain + REQUEST_LIMITS.mendPhotos,
};

/** Errors that Fastify's reader has a status for, such as a file that is too large. */
const isRefusedByReader = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error;

const tooMany = (field: string, limit: number): Refusal =>
  invalidField(field, `사진 등록은 ${limit}개 까지 할 수 있어요.`);

/**
 * What the reader threw, as a refusal. It knows no code for a form without boundary or one that breaks off, between two
 * parts or inside a photo: they come as plain errors, and are the sender's mistake all the same.
 */
const asRefusal = (cause: unknown): unknown =>
  isRefusedByReader(cause) ? cause : new Refusal('VALIDATION', { cause });

const bytesOf = async (part: MultipartFile): Promise<Buffer> => {
  try {
    return await part.toBuffer();
  } catch (cause) {
    throw asRefusal(cause);
  }
};

const photoOf = async (part: MultipartFile): Promise<SentPhoto | null> => {
  const bytes = await bytesOf(part);
  // An empty file field is how a browser sends "nothing chosen".
  return bytes.length === 0 ? null : sentPhoto(bytes);
};

async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: LIMITS });
  } catch (cause) {
    throw asRefusal(cause);
  }
}

/**
 * Reads a request form: text fields, and photos under `stain` and `mend`.
 *
 * @throws {Refusal} `TOO_LARGE`, `UNSUPPORTED_IMAGE`, or `VALIDATION` when there are too many photos or it is no form.
 */
export const readRequestForm = async (request: FastifyRequest): Promise<SentForm> => {
  const fields = new Map<string, string>();
  const photos: Record<'stain' | 'mend', SentPhoto[]> = { stain: [], mend: [] };
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string') continue;
      if (!isKeepable(part.value)) throw invalidField(part.fieldname, '형식이 맞지 않아요.');
      fields.set(part.fieldname, part.value.normalize('NFC'));
      continue;
    }
    const photo = await photoOf(part);
    const purpose = part.fieldname;
    if (photo !== null && (purpose === 'stain' || purpose === 'mend')) photos[purpose].push(photo);
  }
  if (photos.stain.length > IMAGE_LIMIT.stain) throw tooMany('stain', IMAGE_LIMIT.stain);
  if (photos.mend.length > REQUEST_LIMITS.mendPhotos) throw tooMany('mend', IMAGE_LIMIT.mendItem);
  return { fields, stains: photos.stain, mends: photos.mend };
};

/** A form as an idempotent call sees it: its texts, and each photo as its hash. */
export const formFingerprint = ({ fields, stains, mends }: SentForm) => ({
  operation: 'request',
  fields: Object.fromEntries(fields),
  stains: stains.map(({ sha256 }) => sha256),
  mends: mends.map(({ sha256 }) => sha256),
});

/** The body schema of a form is for the document only; the form is read, and judged field by field, by its service. */
export const compileFormValidator: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : compileValidator(route);
