import { Type, type Static } from 'typebox';
import { dayThatIs, Instant, nullable, ref } from '#base';

const LETTERS = { carrier: 30, trackingNumber: 40 };

/** A collection bag as operators see it. */
export const OperatorBag = Type.Object(
  {
    id: Type.Integer(),
    priceWon: Type.Integer(),
    isPaid: Type.Boolean({ description: 'one that is not paid is not sent' }),
    recipient: Type.String(),
    phoneNumber: Type.String(),
    deliveryAddress: Type.String(),
    entranceInfo: Type.String(),
    orderedAt: Instant,
    deliverBy: dayThatIs('the last day of delivery in Seoul'),
    isLate: Type.Boolean(),
    shippedAt: nullable(Instant),
    carrier: nullable(Type.String()),
    trackingNumber: nullable(Type.String()),
    deliveredAt: nullable(Instant),
  },
  { $id: 'OperatorBag' },
);

export const OperatorBagPage = Type.Object(
  { items: Type.Array(ref(OperatorBag)), nextCursor: nullable(Type.String()) },
  { $id: 'OperatorBagPage' },
);

export const OperatorBagQuery = Type.Object({
  isDone: Type.Optional(Type.Boolean()),
  cursor: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
});

export const ShippedBody = Type.Object(
  {
    carrier: Type.String({ minLength: 1, maxLength: LETTERS.carrier, pattern: '\\S' }),
    trackingNumber: Type.Optional(
      Type.String({ minLength: 1, maxLength: LETTERS.trackingNumber, pattern: '^[\\dA-Za-z-]+$' }),
    ),
  },
  { $id: 'ShippedBody' },
);

export type OperatorBagView = Static<typeof OperatorBag>;
export type ShippedInput = Static<typeof ShippedBody>;
