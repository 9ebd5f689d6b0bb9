import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { IMAGE_MAX_BYTES, typedText } from '@dongne/contract';
import type { TSchema } from 'typebox';
import { codeOf, compileValidator, invalidField, isStorable, Refusal } from '../common';
import { sentPhoto, type SentPhoto } from './sent-photo';

/** Limit of a form field with photos. */
export interface PhotoFieldLimit {
  /** Maximum number of photos. */
  readonly most: number;
  /** Number shown in the refusal if it differs from `most`. */
  readonly told?: number;
}

/** Parsed multipart form with texts and photos. */
export interface PhotoForm<Field extends string> {
  readonly fields: ReadonlyMap<string, string>;
  /** Photos of a field, in the order in which they were sent. */
  readonly photosOf: (field: Field) => readonly SentPhoto[];
}

const UNSTORABLE = '쓸 수 없는 문자가 들어 있어요. 지우고 다시 적어 주세요.';

/** Line ends in a form, sent by browsers as CRLF: counted as one character, like the counter on the screen. */
const FORM_LINE_END = /\r\n?/g;

const TEXT_LIMITS = { fields: 30, fieldSize: 16_384 };

/** Errors of Fastify's multipart parser with a status, such as a file that is too large. */
const isRefusedByReader = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error;

/**
 * Maps a parser error to a refusal. A form without a boundary or a truncated one raises plain errors without a code,
 * but is the client's mistake.
 */
const asRefusal = (cause: unknown): unknown =>
  isRefusedByReader(cause) ? cause : new Refusal('VALIDATION', { cause });

const photoOf = async (part: MultipartFile): Promise<SentPhoto | null> => {
  const bytes = await part.toBuffer().catch((cause: unknown) => {
    throw asRefusal(cause);
  });
  // Browsers send an empty file for an empty file field.
  return bytes.length === 0 ? null : sentPhoto(bytes);
};

const tooMany = (field: string, { most, told = most }: PhotoFieldLimit): Refusal =>
  invalidField(field, `사진 등록은 ${told}개 까지 할 수 있어요.`);

async function* partsOf(
  request: FastifyRequest,
  limits: readonly (readonly [string, PhotoFieldLimit])[],
): AsyncGenerator<Multipart> {
  const files = limits.reduce((sum, [, limit]) => sum + limit.most, 0);
  try {
    yield* request.parts({ limits: { ...TEXT_LIMITS, fileSize: IMAGE_MAX_BYTES.sent, files } });
  } catch (cause) {
    const [first] = limits;
    // The parser stops at one file more than all fields allow together, without naming the field.
    if (codeOf(cause) === 'FST_FILES_LIMIT' && first !== undefined) throw tooMany(...first);
    throw asRefusal(cause);
  }
}

/**
 * Parses a multipart form: texts, and photos of the named fields; other files are ignored.
 *
 * @param limits number of photos per field.
 * @throws {Refusal} `TOO_LARGE`, `UNSUPPORTED_IMAGE`, or `VALIDATION` with too many photos or an invalid form.
 */
export const readPhotoForm = async <Field extends string>(
  request: FastifyRequest,
  limits: Readonly<Record<Field, PhotoFieldLimit>>,
): Promise<PhotoForm<Field>> => {
  const fields = new Map<string, string>();
  const photos = new Map<string, SentPhoto[]>(Object.keys(limits).map((field) => [field, []]));
  const all = Object.entries<PhotoFieldLimit>(limits);
  for await (const part of partsOf(request, all)) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string') continue;
      if (!isStorable(part.value)) throw invalidField(part.fieldname, UNSTORABLE);
      fields.set(part.fieldname, typedText(part.value.replace(FORM_LINE_END, '\n')));
      continue;
    }
    const photo = await photoOf(part);
    if (photo !== null) photos.get(part.fieldname)?.push(photo);
  }
  for (const [field, limit] of all) if ((photos.get(field)?.length ?? 0) > limit.most) throw tooMany(field, limit);
  return { fields, photosOf: (field) => photos.get(field) ?? [] };
};

/** Skips validation of a form's body schema, which is documentation only; the service validates each field. */
export const compileFormValidator: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : compileValidator(route);
