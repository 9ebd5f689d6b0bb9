import { Type } from 'typebox';
import { forMembers, memberOf, feature, IdParams } from '#base';
import { existingLaundry } from '../laundry-detail';
import { addFavourite, removeFavourite } from './favourite-repository';

/** Favourite shops of a member. All calls are idempotent. */
export const favouriteRoutes = feature({ name: 'favourites', needs: ['auth', 'clock', 'database'] }, (app) => {
  const { clock, database } = app;
  const answer = Type.Object({ isFavourite: Type.Boolean() });
  const schema = { tags: ['laundry'], params: IdParams, response: { 200: answer } };
  forMembers(app, (scope) => {
    scope.put('/laundry/:id/favourite', { schema }, async (request) => {
      const { id: laundryId } = await existingLaundry(database, request.params.id);
      await addFavourite(database, { memberId: memberOf(request).memberId, laundryId, createdAt: clock.now() });
      return { isFavourite: true };
    });
    scope.delete('/laundry/:id/favourite', { schema }, async (request) => {
      await removeFavourite(database, memberOf(request).memberId, request.params.id);
      return { isFavourite: false };
    });
  });
});
