import { IMAGE_LIMIT, REQUEST_LIMITS, type RequestFieldAs } from '@dongne/contract';
import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Instant, MAX_INTEGER, parseSentJson, pathOfUnstorable, readPhotoForm, Refusal, type SentPhoto } from '#base';

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

/** Wire name of a field, as described by the forms in `@dongne/contract`. */
type FieldName = RequestFieldAs<'text' | 'number' | 'flag' | 'json' | 'photos'>;

/** Parses texts into typed values and collects one sentence per invalid field. */
export class FormReader {
  readonly #problems: Record<string, string> = {};

  constructor(private readonly fields: ReadonlyMap<string, string>) {}

  refuse(field: FieldName, sentence: string): void {
    this.#problems[field] ??= sentence;
  }

  text(field: FieldName): string {
    return this.fields.get(field)?.trim() ?? '';
  }

  switch(field: RequestFieldAs<'flag'>): boolean {
    return ['true', '1'].includes(this.text(field));
  }

  wholeNumber(field: RequestFieldAs<'number'>, min: number, max: number, sentence: string): number {
    const text = this.text(field);
    const value = Number(text);
    if (!/^\d{1,10}$/.test(text) || value < min || value > max) this.refuse(field, sentence);
    return value;
  }

  optionalAmount(field: RequestFieldAs<'number'>): number | null {
    return this.text(field) === ''
      ? null
      : this.wholeNumber(field, 0, Number.MAX_SAFE_INTEGER, '금액을 숫자로 적어 주세요.');
  }

  optionalId(field: RequestFieldAs<'number'>): number | null {
    const text = this.text(field);
    return text === '' || text === 'null' ? null : this.wholeNumber(field, 1, MAX_INTEGER, '올바른 값이 아니에요.');
  }

  instant(field: RequestFieldAs<'text'>, sentence: string): Date {
    const text = this.text(field);
    if (!Value.Check(Instant, text)) this.refuse(field, sentence);
    return new Date(text);
  }

  /** A field with JSON of some shape; `fallback` when it is empty. */
  json<T extends TSchema>(field: RequestFieldAs<'json'>, schema: T, fallback: Static<T>, sentence: string): Static<T> {
    const text = this.text(field);
    if (text === '') return fallback;
    try {
      const value = parseSentJson(text);
      if (Value.Check(schema, value) && pathOfUnstorable(value) === undefined) return value;
    } catch {
      // Reports broken JSON with the same sentence as JSON of another shape.
    }
    this.refuse(field, sentence);
    return fallback;
  }

  /** @throws {Refusal} `VALIDATION` with every collected sentence. */
  finish(): void {
    if (Object.keys(this.#problems).length > 0) throw new Refusal('VALIDATION', { fields: this.#problems });
  }
}
