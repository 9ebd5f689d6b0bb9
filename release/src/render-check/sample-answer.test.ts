import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../config';
import { sampleAnswers } from './sample-answer';

const schema = (content: object) => ({ responses: { 200: { content: { 'application/json': { schema: content } } } } });

const DOCUMENT = {
  paths: {
    '/v1/app/shop/{id}': { get: schema({ $ref: '#/components/schemas/Shop' }) },
    '/v1/app/shop/near': { get: schema({ type: 'array', items: { $ref: '#/components/schemas/Shop' } }) },
    '/v1/app/picture/{scene}': { get: { responses: { 200: { description: 'a picture' } } } },
  },
  components: {
    schemas: {
      Shop: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: 7 },
          state: { type: 'string', enum: ['open', 'closed'] },
          phone: { type: 'string', pattern: '^01\\d{8,9}$' },
          opensAt: { type: 'string', format: 'date-time' },
          note: { anyOf: [{ type: 'null' }, { type: 'string', maxLength: 3 }] },
          parent: { anyOf: [{ $ref: '#/components/schemas/Shop' }, { type: 'null' }] },
        },
      },
    },
  },
};

describe('sample answers of an API', () => {
  const answerOf = sampleAnswers(DOCUMENT);
  const parsed = (path: string) => JSON.parse(answerOf(path) ?? 'null');

  it('hold every field of the schema with a value that fits', () => {
    const opensAt = '2026-03-02T10:00:00+09:00';
    expect(parsed('/v1/app/shop/12')).toMatchObject({
      id: 7,
      state: 'open',
      phone: '01012345678',
      opensAt,
      note: '가나다',
    });
  });

  it('prefer a path without parameters, and hold one item per list', () => {
    expect(parsed('/v1/app/shop/near')).toHaveLength(1);
  });

  it.each(['/v1/app/picture/hanger', '/v1/app/nowhere'])('are absent for %s', (path) => {
    expect(answerOf(path)).toBeUndefined();
  });

  it('exclude no page by a partner programme', () => {
    const list = { type: 'array', items: { type: 'string', enum: ['coupons'] } };
    const document = {
      ...DOCUMENT,
      paths: {
        '/v1/app/config': { get: schema({ type: 'object', properties: { restrictions: list, others: list } }) },
      },
    };
    expect(sampleAnswers(document)('/v1/app/config')).toBe('{"restrictions":[],"others":["coupons"]}');
  });

  it('exist for the reads of our own API', async () => {
    const ours = sampleAnswers(JSON.parse(await readFile(join(ROOT, 'api/openapi.json'), 'utf8')));
    expect(JSON.parse(ours('/v1/app/request/delivery/detail/1') ?? 'null')).toMatchObject({
      originalStatus: 'Requested',
    });
  });
});
