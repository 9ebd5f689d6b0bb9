import fc, { type Arbitrary } from 'fast-check';
import { PIXEL } from '../request-fixtures';
import type { JsonSchema } from './document';
import { rightValue, type Hints } from './right-values';
import { wrongValue } from './wrong-values';

/** A body with its content type. */
export interface SentBody {
  readonly contentType: string;
  readonly payload: Buffer | string;
}

interface Part {
  readonly name: string;
  readonly value: Buffer;
  /** Sends it as a file with that name. */
  readonly filename?: string;
}

const BOUNDARY = 'boundary-of-the-fuzz';
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const written = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, value, filename }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
          filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: image/png`
        }\r\n\r\n`,
      ),
      value,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

const partsOf = (schema: JsonSchema, fields: Readonly<Record<string, unknown>>): Part[] =>
  Object.entries(fields).flatMap(([name, value]): Part[] => {
    if (schema.properties?.[name]?.type === 'array') return [{ name, value: PIXEL, filename: 'photo.png' }];
    return [{ name, value: Buffer.from(String(value)) }];
  });

const asForm = (parts: readonly Part[]): SentBody => ({ contentType: CONTENT_TYPE, payload: written(parts) });

/** Forms that match a schema. */
export const rightForm = (schema: JsonSchema, hints: Hints): Arbitrary<SentBody> =>
  rightValue(schema, hints).map((fields) => asForm(partsOf(schema, Object(fields))));

const part: Arbitrary<Part> = fc
  .record({
    name: fc.constantFrom(
      'stain',
      'mend',
      'etc',
      'entrance',
      'mendInfo',
      'collectionTime',
      'laundryId',
      '__proto__',
      '',
      'é',
    ),
    value: fc.oneof(
      fc.constantFrom(
        PIXEL,
        Buffer.alloc(0),
        Buffer.from([0xff, 0xfe, 0]),
        Buffer.alloc(20_000, 'x'),
        PIXEL.subarray(0, 20),
      ),
      wrongValue.map((value) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))),
    ),
    filename: fc.option(fc.constantFrom('photo.png', '', '../../x', 'é"', 'a'.repeat(400)), { nil: undefined }),
  })
  .map(({ filename, ...rest }) => (filename === undefined ? rest : { ...rest, filename }));

const brokenForm: Arbitrary<SentBody> = fc
  .constantFrom(
    '',
    '--',
    `--${BOUNDARY}`,
    `--${BOUNDARY}--`,
    `--${BOUNDARY}\r\n\r\n`,
    `--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--`,
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="stain"; filename="a.png"\r\n\r\nx`,
    `--${BOUNDARY}\r\ncontent-type: application/json\r\ncontent-disposition: form-data; name="etc"\r\n\r\n{"a":1}\r\n--${BOUNDARY}--`,
    `--${BOUNDARY}\r\nx: ${'y'.repeat(90_000)}\r\n\r\n\r\n--${BOUNDARY}--`,
    'x'.repeat(100_000),
  )
  .map((payload) => ({ contentType: CONTENT_TYPE, payload }));

/** Forms with parts that are wrong, missing, truncated or far too many. */
export const wrongForm = (schema: JsonSchema, hints: Hints): Arbitrary<SentBody> =>
  fc.oneof(
    brokenForm,
    fc.array(part, { maxLength: 6 }).map(asForm),
    fc.nat(80).chain((count) => part.map((one) => asForm(Array.from({ length: count }, () => one)))),
    fc
      .tuple(rightValue(schema, hints), fc.array(part, { minLength: 1, maxLength: 3 }))
      .map(([fields, more]) => asForm([...partsOf(schema, Object(fields)), ...more])),
    rightForm(schema, hints).chain(({ contentType, payload }) =>
      fc.nat(payload.length).map((length) => ({ contentType, payload: Buffer.from(payload).subarray(0, length) })),
    ),
  );
