import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';

/** Customer status; product specification §4. */
export const UserStatus = oneOf(['Normal', 'Membership']);

/**
 * `None` never joined, `Joining` first payment unconfirmed, `Active` paid, `Leaving` cancelled but paid to the end of
 * the period, `Failing` renewal is being retried, `Ended`.
 */
const MEMBERSHIP_STATUSES = ['None', 'Joining', 'Active', 'Leaving', 'Failing', 'Ended'] as const;
export type MembershipStatusWord = (typeof MEMBERSHIP_STATUSES)[number];

/** Membership data of the product specification §3. */
export const MembershipInfo = Type.Object(
  {
    hasMembership: Type.Boolean(),
    userStatus: UserStatus,
    type: Type.String({ description: 'how it is paid: Card' }),
    membershipStatus: oneOf(MEMBERSHIP_STATUSES),
    membershipDivision: Type.String({ description: 'Monthly' }),
    nextPayment: nullable(Instant, { description: 'of a refused renewal the next try' }),
    firstRenewal: nullable(Instant, {
      description: 'second payment of a membership that is being joined, or would be now; null while one runs',
    }),
    paidUntil: nullable(Instant, {
      description: 'end of the paid period; the benefit of a cancelled one holds until then',
    }),
    registeredAt: nullable(Instant),
    timeSinceRegistration: Type.Integer({ description: 'whole days' }),
    totalCount: Type.Integer({ description: 'orders with the discount' }),
    totalDiscount: Type.Integer({ description: 'won' }),
    failMsg: nullable(Type.String({ description: 'why the last payment was refused' })),
  },
  { $id: 'MembershipInfo' },
);

export const MembershipAnswer = Type.Object(
  { userMembershipInfo: Type.Array(ref(MembershipInfo)) },
  { $id: 'MembershipAnswer' },
);

export type MembershipView = Static<typeof MembershipInfo>;
