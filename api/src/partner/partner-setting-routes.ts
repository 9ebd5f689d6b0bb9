import { Type } from 'typebox';
import { forShops, shopOf } from '../auth';
import type { FeatureRoutes } from '../common';
import { PickupSlot, SlotQuery, slotsOfShop } from '../laundries';
import { PauseAnswer, PauseBody, SlotSettings } from './partner-schemas';
import { pauseLaundry, setDay } from './partner-settings';

/** When a shop works: its pause, its closed days, and how much it takes. */
export const partnerSettingRoutes: FeatureRoutes = (app, parts) => {
  const tags = ['partner'];
  const slots = { 200: Type.Array(PickupSlot) };

  forShops(app, parts, (scope) => {
    scope.post(
      '/laundry/pause',
      { schema: { tags, body: PauseBody, response: { 200: PauseAnswer } } },
      async (request) => pauseLaundry(parts, shopOf(request).laundryId, request.body),
    );
    scope.get('/slots', { schema: { tags, querystring: SlotQuery, response: slots } }, async (request) =>
      slotsOfShop(parts, shopOf(request).laundryId, request.query.date),
    );
    scope.post('/slots', { schema: { tags, body: SlotSettings, response: slots } }, async (request) => {
      const { laundryId } = shopOf(request);
      await setDay(parts, laundryId, request.body);
      return slotsOfShop(parts, laundryId, request.body.day);
    });
  });
};
