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

/** Photos of shops. Public, because an `<img>` cannot send a token. */
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
            // Caches for a day only, although the bytes never change, because a shop may delete a photo.
            .header('cache-control', 'public, max-age=86400, immutable')
            .header('content-security-policy', "default-src 'none'; sandbox")
            .send(Buffer.from(bytes))
        );
      },
    );
  }),
);
