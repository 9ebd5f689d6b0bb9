import { Type } from 'typebox';
import { DEFAULT_POSITION } from '@dongne/contract';
import { forEverybody, forMembers, forMembersAndVisitors, viewerOf, feature, IdParams } from '#base';
import { existingLaundry, shopDetail } from './laundry-detail';
import { listShops } from './laundry-list';
import { chargesAt } from './laundry-repository';
import {
  AverageCharge,
  AverageChargeQuery,
  ListedShops,
  ListedShopsQuery,
  PositionQuery,
  SafetyNumber,
  ShopDetail,
  ShopGroups,
  ShopListQuery,
} from './laundry-schemas';
import { listedShops } from './listed-shops';
import { ShopMap, ShopMapQuery } from './map-schemas';
import { shopsOnMap } from './shop-map';
import { nearestShopIds } from './shop-search-repository';
import { placeOfViewer } from './viewer-place';

/** Number of nearby shops for a price comparison. */
const NEIGHBOURHOOD_SHOPS = 50;

/** Shop search: list, map, nearby prices, and details. */
export const laundryRoutes = feature({ name: 'laundry', needs: ['auth', 'clock', 'database'] }, (app) => {
  const { database } = app;

  forMembersAndVisitors(app, (scope) => {
    scope.get(
      '/laundry/list/group',
      {
        config: { publicResponse: 'cached' },
        schema: { tags: ['laundry'], querystring: ShopListQuery, response: { 200: ShopGroups } },
      },
      async (request) => listShops(app, viewerOf(request)?.memberId ?? null, request.query),
    );
    scope.get(
      '/laundry/map',
      {
        config: { publicResponse: 'cached' },
        schema: { tags: ['laundry'], querystring: ShopMapQuery, response: { 200: ShopMap } },
      },
      async (request) => shopsOnMap(app, request.query),
    );
    scope.get(
      '/laundry/averageCharge',
      {
        config: { publicResponse: 'cached' },
        schema: { tags: ['laundry'], querystring: AverageChargeQuery, response: { 200: Type.Array(AverageCharge) } },
      },
      async (request) => {
        const { laundryId, ...position } = request.query;
        const around =
          laundryId === undefined
            ? ((await placeOfViewer(database, viewerOf(request)?.memberId ?? null, position)) ?? DEFAULT_POSITION)
            : await existingLaundry(database, laundryId);
        return chargesAt(database, await nearestShopIds(database, around, NEIGHBOURHOOD_SHOPS));
      },
    );
    scope.get(
      '/laundry/detail/:id',
      {
        config: { publicResponse: 'cached' },
        schema: { tags: ['laundry'], params: IdParams, querystring: PositionQuery, response: { 200: ShopDetail } },
      },
      async (request) => shopDetail(app, viewerOf(request)?.memberId ?? null, request.params.id, request.query),
    );
  });

  forEverybody(app, (scope) => {
    scope.get(
      '/laundry/listed',
      {
        config: { publicResponse: 'cached' },
        schema: { tags: ['laundry'], querystring: ListedShopsQuery, response: { 200: ListedShops } },
      },
      async (request) => listedShops(app, request.query.part ?? 1),
    );
  });

  forMembers(app, (scope) => {
    scope.get(
      '/laundry/:id/safetyNumber',
      { schema: { tags: ['laundry'], params: IdParams, response: { 200: SafetyNumber } } },
      async (request) => ({ safetyNumber: (await existingLaundry(database, request.params.id)).safetyNumber }),
    );
  });
});
