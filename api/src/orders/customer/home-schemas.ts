import { Type, type Static } from 'typebox';
import { CUSTOMER_ACTIONS } from '@dongne/contract';
import { Instant, oneOf } from '#base';

/** A member's last delivered order; Home offers to repeat it. */
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

/** A recently failed collection, to be rebooked or objected to. */
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
