import { Type } from 'typebox';
import { forShops, shopOf, feature, ref } from '#base';
import { PickupSlot, pricesOf, ShopPrice, SlotQuery, slotsOfShop } from '#shops';
import { PauseAnswer, PauseBody, PricesBody, SlotSettings } from './partner-schemas';
import { changePrices, pauseLaundry, setDay } from './partner-settings';

/** Working hours, capacity and prices of a shop. */
export const partnerSettingRoutes = feature(
  { name: 'partner-setting', needs: ['auth', 'clock', 'database'] },
  (app) => {
    const tags = ['partner'];
    const slots = { 200: Type.Array(PickupSlot) };
    const prices = { 200: Type.Array(ref(ShopPrice)) };

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
      scope.get('/prices', { schema: { tags, response: prices } }, async (request) =>
        pricesOf(app.database, shopOf(request).laundryId),
      );
      scope.post('/prices', { schema: { tags, body: PricesBody, response: prices } }, async (request) =>
        changePrices(app, shopOf(request).laundryId, request.body.prices),
      );
    });
  },
);
