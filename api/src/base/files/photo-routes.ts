import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { feature, type Needs, Refusal } from '../common';
import { sniffImage } from './image-type';
import { secondsLeft } from './photo-address';

const PhotoParams = Type.Object({ key: Type.String({ pattern: '^[0-9a-f-]{36}$' }) });
const sign = Type.Optional(Type.String({ description: 'as the address came with it' }));
const PhotoQuery = Type.Object({ until: Type.Optional(Type.String({ description: 'its end, in seconds' })), sign });

const PHOTO = {
  200: {
    description: 'the photo',
    content: { 'image/*': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
  },
};

const sendPhoto = async (
  { files }: Needs<'files'>,
  reply: FastifyReply,
  { key, seconds }: { readonly key: string; readonly seconds: number },
) => {
  const bytes = await files.get(key);
  const mediaType = bytes === null ? null : sniffImage(bytes);
  if (bytes === null || mediaType === null) throw new Refusal('NOT_FOUND');
  return reply
    .type(mediaType)
    .header('cache-control', `private, max-age=${seconds}, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Buffer.from(bytes));
};

/** Serves photos by signed URLs, because an `<img>` cannot send a token. Invalid and expired URLs are 404. */
export const photoRoutes = feature({ name: 'photo', needs: ['clock', 'config', 'files'] }, (app) => {
  const tags = ['photo'];
  app.get(
    '/photo/:key',
    { schema: { tags, params: PhotoParams, querystring: PhotoQuery, response: PHOTO } },
    async ({ params: { key }, query }, reply) => {
      const left = secondsLeft(app, key, query);
      if (left === null) throw new Refusal('NOT_FOUND');
      return sendPhoto(app, reply, { key, seconds: left });
    },
  );
});
