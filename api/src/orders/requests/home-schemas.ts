import { Type, type Static } from 'typebox';
import { CUSTOMER_ACTIONS } from '@dongne/contract';
import { Instant, oneOf } from '#base';

/** What a member ordered last and got back clean; Home offers it again. */
export const LastOrder = Type.Object(
  {
    applicationId: Type.Integer(),
    laundryId: Type.Integer(),
    laundryName: Type.String(),
    laundryNumByUser: Type.Integer(),
    items: Type.Array(Type.Object({ category: Type.String(), count: Type.Integer() }), {
      description: 'what was washed; none of orders that are older than offers',
    }),
    orderedAt: Instant,
    canOrder: Type.Boolean({ description: 'whether that shop takes a request from the member’s address now' }),
  },
  { $id: 'LastOrder' },
);

/** A collection that failed not long ago, to be booked again or objected to. */
export const FailedPickup = Type.Object(
  {
    applicationId: Type.Integer(),
    laundryId: Type.Integer(),
    laundryName: Type.String(),
    collectionTime: Instant,
    allowedActions: Type.Array(oneOf(CUSTOMER_ACTIONS)),
  },
  { $id: 'FailedPickup' },
);

export type LastOrderView = Static<typeof LastOrder>;
export type FailedPickupView = Static<typeof FailedPickup>;
