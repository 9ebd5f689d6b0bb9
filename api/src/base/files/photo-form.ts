import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { IMAGE_MAX_BYTES, typedText } from '@dongne/contract';
import type { TSchema } from 'typebox';
import { codeOf, compileValidator, invalidField, isKeepable, Refusal } from '../common';
import { sentPhoto, type SentPhoto } from './sent-photo';

/** A field of a form that takes photos. */
export interface PhotoFieldLimit {
  /** How many photos it takes. */
  readonly most: number;
  /** The number that the refusal names, where the person sees another one than `most`. */
  readonly told?: number;
}

/** A multipart form as texts and photos. */
export interface PhotoForm<Field extends string> {
  readonly fields: ReadonlyMap<string, string>;
  /** Photos of a field, in the order in which they were sent. */
  readonly photosOf: (field: Field) => readonly SentPhoto[];
}

const UNKEEPABLE = '쓸 수 없는 문자가 들어 있어요. 지우고 다시 적어 주세요.';

/** Browsers send the ends of lines of a form as two letters, which nobody has typed and no counter on a screen counts. */
const FORM_LINE_END = /\r\n?/g;

const TEXT_LIMITS = { fields: 30, fieldSize: 16_384 };

/** Errors that Fastify's reader has a status for, such as a file that is too large. */
const isRefusedByReader = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error;

/**
 * What the reader threw, as a refusal. It knows no code for a form without boundary or one that breaks off, between two
 * parts or inside a photo: they come as plain errors, and are the sender's mistake all the same.
 */
const asRefusal = (cause: unknown): unknown =>
  isRefusedByReader(cause) ? cause : new Refusal('VALIDATION', { cause });

const photoOf = async (part: MultipartFile): Promise<SentPhoto | null> => {
  const bytes = await part.toBuffer().catch((cause: unknown) => {
    throw asRefusal(cause);
  });
  // An empty file field is how a browser sends "nothing chosen".
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
    // The reader stops at one file more than all fields take together, and does not say whose.
    if (codeOf(cause) === 'FST_FILES_LIMIT' && first !== undefined) throw tooMany(...first);
    throw asRefusal(cause);
  }
}

/**
 * Reads a multipart form: its texts, and photos under the fields that are named; files under other names are left out.
 *
 * @param limits how many photos each field takes.
 * @throws {Refusal} `TOO_LARGE`, `UNSUPPORTED_IMAGE`, or `VALIDATION` when there are too many photos or it is no form.
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
      if (!isKeepable(part.value)) throw invalidField(part.fieldname, UNKEEPABLE);
      fields.set(part.fieldname, typedText(part.value.replace(FORM_LINE_END, '\n')));
      continue;
    }
    const photo = await photoOf(part);
    if (photo !== null) photos.get(part.fieldname)?.push(photo);
  }
  for (const [field, limit] of all) if ((photos.get(field)?.length ?? 0) > limit.most) throw tooMany(field, limit);
  return { fields, photosOf: (field) => photos.get(field) ?? [] };
};

/** The body schema of a form is for the document only; the form is read, and judged field by field, by its service. */
export const compileFormValidator: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : compileValidator(route);
