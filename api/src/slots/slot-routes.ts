import { Type } from 'typebox';
import { forMembersAndVisitors } from '../auth/audience';
import type { FeatureRoutes } from '../common/app-parts';
import { IdParams } from '../common/schemas';
import { existingLaundry } from '../laundries/laundry-detail';
import { PickupSlot, SlotQuery } from './slot-schemas';
import { offeredSlots } from './slot-service';

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
      async (request) => {
        const laundry = await existingLaundry(parts.database, request.params.id);
        const slots = await offeredSlots(parts, laundry, request.query.date);
        return slots.map(({ startsAt, endsAt, left }) => ({
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          left,
        }));
      },
    );
  });
};
