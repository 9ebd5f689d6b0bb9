import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';
import { Proof } from '#customers';

export const Withdrawal = Type.Object(
  {
    reasons: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 10 }),
    detail: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    proof: Type.Optional(ref(Proof)),
  },
  { $id: 'Withdrawal' },
);

export const WithdrawalObstacle = Type.Object(
  { kind: oneOf(['request', 'claim', 'bag', 'payment']), sentence: Type.String() },
  { $id: 'WithdrawalObstacle', description: 'What has to end before the member can leave.' },
);

export const WithdrawalOutlook = Type.Object(
  {
    obstacles: Type.Array(ref(WithdrawalObstacle), { description: 'empty where nothing stands in the way' }),
    points: Type.Integer({ description: 'usable points that are lost' }),
    coupons: Type.Integer({ description: 'usable coupons that are lost' }),
    favourites: Type.Integer({ description: 'shops that the member likes' }),
    membership: nullable(
      Type.Object({
        paidUntil: Instant,
        refundWon: Type.Integer({
          description: 'goes back to the card; 0 where the month was used or is older than 7 days',
        }),
      }),
    ),
  },
  { $id: 'WithdrawalOutlook' },
);

export type WithdrawalInput = Static<typeof Withdrawal>;
export type ObstacleView = Static<typeof WithdrawalObstacle>;
export type WithdrawalOutlookView = Static<typeof WithdrawalOutlook>;
