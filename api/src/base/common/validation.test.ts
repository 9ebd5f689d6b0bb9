import { Type } from 'typebox';
import { compileValidator, validationFields } from './validation';

const SCHEMA = Type.Object({
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
  note: Type.Optional(Type.String({ minLength: 3 })),
  photos: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 2 })),
});

const fieldsFor = (input: unknown): Record<string, string> => {
  const validate = compileValidator({ schema: SCHEMA, method: 'POST', url: '/', httpPart: 'body' });
  const result: unknown = validate(input);
  if (typeof result !== 'object' || result === null || !('error' in result) || !Array.isArray(result.error)) return {};
  return validationFields(result.error);
};

describe('a refused field', () => {
  it.each([
    [{ name: '' }, { name: '꼭 입력해 주세요.' }],
    [{ name: '여섯 글자다' }, { name: '5자까지 적을 수 있어요.' }],
    [{ note: '짧' }, { note: '3자 이상 적어 주세요.' }],
    [{ photos: [] }, { photos: '하나 이상 골라 주세요.' }],
    [{ photos: [1, 2, 3] }, { photos: '2개까지 고를 수 있어요.' }],
    [{ photos: [0] }, { 'photos.0': '너무 작은 값이에요.' }],
    [{ name: 7 }, { name: '올바른 값이 아니에요.' }],
    [{ name: '다섯글자임' }, {}],
  ])('says what it takes: %j', (input, fields) => {
    expect(fieldsFor(input)).toEqual(fields);
  });
});
