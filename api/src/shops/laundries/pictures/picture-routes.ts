import { Type } from 'typebox';
import { SHOP_PICTURES } from '@dongne/contract';
import { forEverybody, feature, Id, oneOf, Refusal } from '#base';
import { existingLaundry } from '../laundry-detail';
import { drawShop } from './shop-pictures';

const PictureParams = Type.Object({ id: Id, scene: Type.Integer({ minimum: 0, maximum: SHOP_PICTURES - 1 }) });
const PictureQuery = Type.Object({ shape: Type.Optional(oneOf(['wide', 'square'])) });

const PICTURE = {
  200: {
    description: 'the picture',
    content: { 'image/svg+xml': { schema: Type.Unsafe<string>({ type: 'string' }) } },
  },
};

/** Generated pictures of shops without photos. */
export const shopPictureRoutes = feature({ name: 'shop-pictures', needs: ['database'] }, (app) =>
  forEverybody(app, (scope) => {
    scope.get(
      '/laundry/:id/picture/:scene',
      { schema: { tags: ['laundry'], params: PictureParams, querystring: PictureQuery, response: PICTURE } },
      async ({ params: { id, scene }, query: { shape = 'wide' } }, reply) => {
        const picture = drawShop(await existingLaundry(app.database, id), scene, shape);
        if (picture === undefined) throw new Refusal('NOT_FOUND');
        return (
          reply
            .type('image/svg+xml')
            // A shop's picture changes only with its name.
            .header('cache-control', 'public, max-age=86400')
            .header('content-security-policy', "default-src 'none'; sandbox")
            .send(picture)
        );
      },
    );
  }),
);
