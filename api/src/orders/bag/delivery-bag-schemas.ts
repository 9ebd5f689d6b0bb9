import { FORM_LETTERS } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { dayThatIs, Instant, nullable, ref } from '#base';

/** A collection bag on its way. */
export const DeliveryBagOrder = Type.Object(
  {
    id: Type.Integer(),
    priceWon: Type.Integer(),
    orderedAt: Instant,
    deliverBy: dayThatIs('the last day of delivery in Seoul'),
    shippedAt: nullable(Instant),
    carrier: nullable(Type.String()),
    trackingNumber: nullable(Type.String()),
  },
  { $id: 'DeliveryBagOrder' },
);

/** Price of the member's next collection bag, and the open order: at most one. */
export const DeliveryBag = Type.Object(
  {
    priceWon: Type.Integer(),
    openOrder: nullable(ref(DeliveryBagOrder)),
    deliverBy: dayThatIs('the last day of delivery in Seoul of a bag that is ordered now'),
    lastDeliveredAt: nullable(Instant),
  },
  { $id: 'DeliveryBag' },
);

export const DeliveryBagBody = Type.Object({
  entranceInfo: Type.String({ maxLength: FORM_LETTERS.bagEntrance }),
  agreeTerm: Type.Boolean(),
  priceWon: Type.Optional(
    Type.Integer({ description: 'as the form showed it: a bag that costs something else by now is not ordered' }),
  ),
});

export type DeliveryBagOrderView = Static<typeof DeliveryBagOrder>;
export type DeliveryBagView = Static<typeof DeliveryBag>;
export type DeliveryBagInput = Static<typeof DeliveryBagBody>;
