import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '../common';

/** What a customer's status may be; product specification §4. */
export const UserStatus = oneOf(['Normal', 'Membership']);

/** `None` never joined, `Active` paid, `Leaving` cancelled but paid to the end of the period, `Failing` renewal is being retried, `Ended`. */
const MEMBERSHIP_STATUSES = ['None', 'Active', 'Leaving', 'Failing', 'Ended'] as const;

/** Membership data of the product specification §3. */
export const MembershipInfo = Type.Object(
  {
    hasMembership: Type.Boolean(),
    userStatus: UserStatus,
    type: Type.String({ description: 'how it is paid: Card' }),
    membershipStatus: oneOf(MEMBERSHIP_STATUSES),
    membershipDivision: Type.String({ description: 'Monthly' }),
    nextPayment: nullable(Instant),
    registeredAt: nullable(Instant),
    timeSinceRegistration: Type.Integer({ description: 'whole days' }),
    totalCount: Type.Integer({ description: 'orders with the discount' }),
    totalDiscount: Type.Integer({ description: 'won' }),
    failMsg: nullable(Type.String()),
  },
  { $id: 'MembershipInfo' },
);

export const MembershipAnswer = Type.Object(
  { userMembershipInfo: Type.Array(ref(MembershipInfo)) },
  { $id: 'MembershipAnswer' },
);

export type MembershipView = Static<typeof MembershipInfo>;
