import { Type, type Static } from 'typebox';
import { CUSTOMER_ACTIONS } from '@dongne/contract';
import { Instant, nullable, oneOf, ref } from '#base';

/** A member's last delivered order; Home offers to repeat it. */
const LastOrder = Type.Object(
  {
    applicationId: Type.Integer(),
    laundryId: Type.Integer(),
    laundryName: Type.String(),
    profilePicture: nullable(Type.String()),
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
const FailedPickup = Type.Object(
  {
    applicationId: Type.Integer(),
    laundryId: Type.Integer(),
    laundryName: Type.String(),
    collectionTime: Instant,
    allowedActions: Type.Array(oneOf(CUSTOMER_ACTIONS)),
  },
  { $id: 'FailedPickup' },
);

/** A request whose card payment was refused; shown on Home. */
const UnpaidRequest = Type.Object(
  {
    applicationId: Type.Integer(),
    laundryName: Type.String(),
    amountWon: Type.Integer(),
    paymentStatus: oneOf(['Failed', 'Overdue']),
  },
  { $id: 'UnpaidRequest' },
);

/** A compensation that cannot be transferred before the customer names a bank account; shown on Home. */
const OpenCompensation = Type.Object(
  {
    claimId: Type.Integer(),
    laundryName: Type.String(),
    itemName: Type.String(),
    amountWon: Type.Integer(),
  },
  { $id: 'OpenCompensation' },
);

/** Part of Home about a member's orders. */
export const HOME_ORDERS = {
  lastOrder: nullable(ref(LastOrder)),
  failedPickups: Type.Array(ref(FailedPickup)),
  unpaidRequests: Type.Array(ref(UnpaidRequest), { description: 'a card was refused for these, newest first' }),
  compensations: Type.Optional(
    Type.Array(ref(OpenCompensation), { description: 'these wait for a bank account, newest first' }),
  ),
};

export type LastOrderView = Static<typeof LastOrder>;
export type FailedPickupView = Static<typeof FailedPickup>;
export type UnpaidRequestView = Static<typeof UnpaidRequest>;
export type OpenCompensationView = Static<typeof OpenCompensation>;
