import { Type } from 'typebox';
import { forMembersAndVisitors } from '../../auth';
import { type FeatureRoutes, IdParams } from '../../common';
import { PickupSlot, SlotQuery } from './slot-schemas';
import { slotsOfShop } from './slots-of-shop';

/** When a shop collects. */
export const slotRoutes: FeatureRoutes = (app, parts) => {
  forMembersAndVisitors(app, parts, (scope) => {
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
      async (request) => slotsOfShop(parts, request.params.id, request.query.date),
    );
  });
};
