import { Type } from 'typebox';
import { forEverybody, feature, Id, oneOf, Refusal } from '#base';
import { findShopPhoto } from './shop-photo-repository';

const PhotoParams = Type.Object({ id: Id, photoId: Id });
const PhotoQuery = Type.Object({ shape: Type.Optional(oneOf(['wide', 'square'])) });

const PHOTO = {
  200: {
    description: 'the photo, three wide to two high or a square',
    content: { 'image/webp': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
  },
};

/** Photos that shops show of themselves; anybody may see them, so an `<img>` needs no token. */
export const shopPhotoRoutes = feature({ name: 'shop-photos', needs: ['database', 'files'] }, (app) =>
  forEverybody(app, (scope) => {
    scope.get(
      '/laundry/:id/photo/:photoId',
      { schema: { tags: ['laundry'], params: PhotoParams, querystring: PhotoQuery, response: PHOTO } },
      async ({ params: { id, photoId }, query: { shape = 'wide' } }, reply) => {
        const row = await findShopPhoto(app.database, id, photoId);
        const bytes = row && (await app.files.get(shape === 'wide' ? row.wideKey : row.squareKey));
        if (!bytes) throw new Refusal('NOT_FOUND');
        return (
          reply
            .type('image/webp')
            // The bytes of an id never change, but a shop may want a photo gone: nobody keeps it longer than a drawing.
            .header('cache-control', 'public, max-age=86400, immutable')
            .header('content-security-policy', "default-src 'none'; sandbox")
            .send(Buffer.from(bytes))
        );
      },
    );
  }),
);
