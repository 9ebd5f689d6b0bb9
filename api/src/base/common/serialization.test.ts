import fastify from 'fastify';
import { Type } from 'typebox';
import { Instant, nullable } from './schemas';
import { buildSerializer } from './serialization';

const Shop = Type.Object({ name: Type.String(), tags: Type.Array(Type.String()) });
const Answer = Type.Object({
  at: nullable(Instant),
  count: nullable(Type.Integer(), { description: 'of something' }),
  shop: nullable(Shop),
  shops: nullable(Type.Array(Shop)),
  either: Type.Union([Type.Integer(), Type.String()]),
  word: Type.Optional(nullable(Type.Unsafe<string>({ type: 'string', enum: ['a', 'b'] }))),
});

const written = async (answer: unknown): Promise<string> => {
  const app = fastify({ schemaController: { compilersFactory: { buildSerializer } } });
  app.get('/', { schema: { response: { 200: Answer } } }, async () => answer);
  const { body } = await app.inject('/');
  await app.close();
  return body;
};

describe('response', () => {
  it.each([
    [{ at: null, count: null, shop: null, shops: null, either: 1, word: null }],
    [{ at: null, count: null, shop: null, shops: null, either: 'one' }],
    [
      {
        at: '2026-03-02T01:00:00.000Z',
        count: 0,
        shop: { name: '"새봄" \\ \n', tags: [] },
        shops: [{ name: '', tags: ['a', '나'] }],
        either: 0,
        word: 'b',
      },
    ],
  ])('is serialized with and without nullable values: %j', async (answer) => {
    expect(await written(answer)).toBe(JSON.stringify(answer));
  });

  it('omits properties outside its schema, even in nullable objects', async () => {
    const shop = { name: 'a', tags: [], secret: 'b' };
    const answer = { at: null, count: 1, shop, shops: [shop], either: 1, secret: 'c' };
    expect(await written(answer)).not.toContain('secret');
  });

  it('is an error when a nullable property is missing', async () => {
    expect(JSON.parse(await written({ at: null, count: 1, shop: null, either: 1 }))).toMatchObject({ statusCode: 500 });
  });
});
