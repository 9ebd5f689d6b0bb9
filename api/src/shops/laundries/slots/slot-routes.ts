import { Type } from 'typebox';
import { forMembersAndVisitors, feature, IdParams } from '#base';
import { PickupSlot, SlotQuery } from './slot-schemas';
import { slotsOfShop } from './slots-of-shop';

/** Collection slots of a shop. */
export const slotRoutes = feature({ name: 'slot', needs: ['auth', 'clock', 'database'] }, (app) => {
  forMembersAndVisitors(app, (scope) => {
    scope.get(
      '/laundry/:id/slots',
      {
        schema: {
          tags: ['laundry'],
          params: IdParams,
          querystring: SlotQuery,
          response: { 200: Type.Array(PickupSlot) },
        },
      },
      async (request) => slotsOfShop(app, request.params.id, request.query.date),
    );
  });
});
