import { Type } from 'typebox';
import { forShops, shopOf } from '../auth';
import { feature } from '../common';
import { PickupSlot, SlotQuery, slotsOfShop } from '../laundries';
import { PauseAnswer, PauseBody, SlotSettings } from './partner-schemas';
import { pauseLaundry, setDay } from './partner-settings';

/** When a shop works: its pause, its closed days, and how much it takes. */
export const partnerSettingRoutes = feature(
  { name: 'partner-setting', needs: ['auth', 'clock', 'database'] },
  (app) => {
    const tags = ['partner'];
    const slots = { 200: Type.Array(PickupSlot) };

    forShops(app, (scope) => {
      scope.post(
        '/laundry/pause',
        { schema: { tags, body: PauseBody, response: { 200: PauseAnswer } } },
        async (request) => pauseLaundry(app, shopOf(request).laundryId, request.body),
      );
      scope.get('/slots', { schema: { tags, querystring: SlotQuery, response: slots } }, async (request) =>
        slotsOfShop(app, shopOf(request).laundryId, request.query.date),
      );
      scope.post('/slots', { schema: { tags, body: SlotSettings, response: slots } }, async (request) => {
        const { laundryId } = shopOf(request);
        await setDay(app, laundryId, request.body);
        return slotsOfShop(app, laundryId, request.body.day);
      });
    });
  },
);
