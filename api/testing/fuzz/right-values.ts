import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './document';

/** Meaningful values by field name: a schema alone does not find a shop or a bookable day. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

const MOST_ITEMS = 4;
const LONGEST = 40;
const OPTIONAL_SHARE = 3;

const text = ({ format, pattern, minLength = 0, maxLength = LONGEST }: JsonSchema): Arbitrary<unknown> => {
  if (format === 'date-time')
    return fc
      .date({ min: new Date('1999-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'date')
    return fc
      .date({ min: new Date('1999-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + LONGEST) });
};

const object = (schema: JsonSchema, hints: Hints): Arbitrary<unknown> => {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const value = rightValue(field, hints, name);
    return [
      name,
      required.includes(name) ? value : fc.option(value, { nil: undefined, freq: OPTIONAL_SHARE }),
    ] as const;
  });
  const known = fc
    .record(Object.fromEntries(fields))
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)));
  if (typeof additionalProperties !== 'object') return known;
  const more = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), rightValue(additionalProperties, hints), {
    maxKeys: 3,
  });
  return fc.tuple(known, more).map(([own, others]) => ({ ...others, ...own }));
};

/** Values that match a schema; one of the hints, where its field has any. */
export const rightValue = (schema: JsonSchema, hints: Hints, name = ''): Arbitrary<unknown> => {
  const hinted = hints[name];
  if (hinted !== undefined) return fc.constantFrom(...hinted);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((choice) => rightValue(choice, hints)));
  const { type } = schema;
  if (type === undefined) return fc.jsonValue({ maxDepth: 1 });
  switch (type) {
    case 'object':
      return object(schema, hints);
    case 'array': {
      const { minItems = 0, maxItems = MOST_ITEMS, items = {} } = schema;
      const most = Math.min(maxItems, minItems + MOST_ITEMS);
      return fc.array(rightValue(items, hints), { minLength: minItems, maxLength: most });
    }
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text(schema);
  }
};
