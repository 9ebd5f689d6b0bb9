import { Type } from 'typebox';
import { forShops, shopOf, feature, IdParams, ref, photoOfDataUrl } from '#base';
import { addShopPhoto, listShopPhotos, removeShopPhoto } from '#shops';
import { ShopPhoto, ShopPhotoBody } from './partner-schemas';

/** A photo arrives as a data URL in JSON, a third larger than its bytes. */
const BODY_LIMIT_BYTES = 3 * 1024 * 1024;

/** Shop's own photos, in place of the illustrations. */
export const partnerPhotoRoutes = feature(
  { name: 'partner-photo', needs: ['auth', 'clock', 'database', 'files'] },
  (app) => {
    const tags = ['partner'];
    const response = { 200: Type.Array(ref(ShopPhoto)) };
    forShops(app, (scope) => {
      scope.get('/photos', { schema: { tags, response } }, async (request) =>
        listShopPhotos(app, shopOf(request).laundryId),
      );
      scope.post(
        '/photos',
        { bodyLimit: BODY_LIMIT_BYTES, schema: { tags, body: ShopPhotoBody, response } },
        async (request) => {
          const { photo, isFirst = false } = request.body;
          return addShopPhoto(app, shopOf(request).laundryId, { photo: photoOfDataUrl(photo), isFirst });
        },
      );
      scope.delete('/photos/:id', { schema: { tags, params: IdParams, response } }, async (request) =>
        removeShopPhoto(app, shopOf(request).laundryId, request.params.id),
      );
    });
  },
);
