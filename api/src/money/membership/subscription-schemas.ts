import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';

export const JoinBody = Type.Object({ agreeTerm: Type.Boolean() });

export const LeaveBody = Type.Object({
  refundWon: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'as `GET` of the same path has said it' }),
});

/** Terms of leaving now. */
export const MembershipEnd = Type.Object(
  {
    endsAt: Instant,
    isAtOnce: Type.Boolean({ description: 'the benefit ends with the answer' }),
    refundWon: Type.Integer(),
    refundUntil: nullable(Instant, { description: 'until when an unused month goes back; null when that is over' }),
    isUsed: Type.Boolean({ description: 'the discount was used in this month' }),
  },
  { $id: 'MembershipEnd' },
);

/**
 * `Pending` outcome unknown, `Failed` refused and retried, `GivenUp` never paid and not retried any more, `Refunding`
 * refund in flight.
 */
const PAYMENT_STATES = ['Pending', 'Paid', 'Failed', 'GivenUp', 'Refunding', 'Refunded'] as const;

export const MembershipPayment = Type.Object(
  {
    id: Type.Integer(),
    state: oneOf(PAYMENT_STATES),
    amountWon: Type.Integer(),
    refundedWon: Type.Integer(),
    periodStartsAt: Instant,
    periodEndsAt: Instant,
    askedAt: Instant,
    paidAt: nullable(Instant),
    refundedAt: nullable(Instant),
    card: nullable(Type.String({ description: 'the card that was asked last: issuer and last four digits' })),
    failMsg: nullable(Type.String()),
  },
  { $id: 'MembershipPayment' },
);

export const MembershipPaymentPage = Type.Object(
  { items: Type.Array(ref(MembershipPayment)), nextCursor: nullable(Type.String()) },
  { $id: 'MembershipPaymentPage' },
);

export type MembershipEndView = Static<typeof MembershipEnd>;
export type MembershipPaymentView = Static<typeof MembershipPayment>;
export type PaymentStateWord = (typeof PAYMENT_STATES)[number];
