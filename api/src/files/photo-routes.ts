import { Type } from 'typebox';
import { feature, Refusal } from '../common';
import { sniffImage } from './image-type';

const PhotoParams = Type.Object({ key: Type.String({ pattern: '^[0-9a-f-]{36}$' }) });

const PHOTO = {
  200: {
    description: 'the photo',
    content: { 'image/*': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
  },
};

/** Photos by their unguessable key: an `<img>` can carry no token. */
export const photoRoutes = feature({ name: 'photo', needs: ['files'] }, (app) => {
  app.get(
    '/photo/:key',
    { schema: { tags: ['photo'], params: PhotoParams, response: PHOTO } },
    async (request, reply) => {
      const bytes = await app.files.get(request.params.key);
      const mediaType = bytes === null ? null : sniffImage(bytes);
      if (bytes === null || mediaType === null) throw new Refusal('NOT_FOUND');
      return reply
        .type(mediaType)
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Buffer.from(bytes));
    },
  );
});
