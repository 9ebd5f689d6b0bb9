import { Type } from 'typebox';
import { Id } from '#base';

const MOST_LETTERS = 100;
const MOST_ITEMS = 200;

/** An operator's refund of a request: some of its items, or an amount; everything by default. */
export const RefundBody = Type.Object(
  {
    applicationId: Id,
    amountWon: Type.Optional(Type.Integer({ minimum: 1 })),
    itemIds: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: MOST_ITEMS,
        uniqueItems: true,
        description: 'of the approved offer; what they cost in the final price goes back',
      }),
    ),
    reason: Type.String({ minLength: 1, maxLength: MOST_LETTERS, description: 'the customer reads it' }),
  },
  { $id: 'RefundBody' },
);

export const RefundAnswer = Type.Object(
  {
    applicationId: Type.Integer(),
    paidWon: Type.Integer(),
    refundedWon: Type.Integer(),
    onItsWayWon: Type.Integer({ description: 'the provider has not answered for these yet' }),
    leftWon: Type.Integer({ description: 'what can still go back' }),
    items: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        worthWon: Type.Integer({ description: 'what it costs in the final price, after membership and coupon' }),
        isRefunded: Type.Boolean(),
      }),
    ),
  },
  { $id: 'RefundAnswer' },
);
