import { Type, type Static } from 'typebox';
import { Flag, nullable, ref } from '#base';
import { ComparedPrice, Division, ShopFilterFields } from './laundry-schemas';

/** Content of the map: single shops, or clusters if there are too many. */
export const ShopMap = Type.Object(
  {
    shops: Type.Array(
      Type.Object({
        id: Type.Integer(),
        laundryName: Type.String(),
        latitude: Type.Number(),
        longitude: Type.Number(),
        division: Division,
        hasMembershipService: Type.Boolean(),
        dong: Type.String(),
        profilePicture: nullable(Type.String()),
        rating: Type.Number(),
        reviewCount: Type.Integer(),
        isFreeDelivery: Flag,
        deliveryFeeWon: Type.Integer(),
        freeFromWon: Type.Integer({ description: 'amount from which delivery is free, won' }),
        canNewRequest: Flag,
        priceFrom: Type.Integer({ description: 'won' }),
        comparedPrice: nullable(ref(ComparedPrice)),
      }),
      { description: 'at most 500, nearest to the middle first' },
    ),
    clusters: Type.Array(Type.Object({ latitude: Type.Number(), longitude: Type.Number(), count: Type.Integer() })),
  },
  { $id: 'ShopMap' },
);

export const ShopMapQuery = Type.Object({
  south: Type.Number({ minimum: -90, maximum: 90 }),
  west: Type.Number({ minimum: -180, maximum: 180 }),
  north: Type.Number({ minimum: -90, maximum: 90 }),
  east: Type.Number({ minimum: -180, maximum: 180 }),
  zoom: Type.Integer({ minimum: 0, maximum: 22 }),
  ...ShopFilterFields,
});

export type ShopMapView = Static<typeof ShopMap>;
export type ShopMapWindow = Static<typeof ShopMapQuery>;
