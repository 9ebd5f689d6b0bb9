import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf } from '../common';
import type { RefundRow } from './refund-repository';

const REFUND_VIEW_STATES = ['onItsWay', 'done', 'refused'] as const;

/** Money that goes back, as its customer reads it. */
export const PaymentRefund = Type.Object(
  {
    amountWon: Type.Integer(),
    reason: Type.String(),
    state: oneOf(REFUND_VIEW_STATES),
    at: Instant,
  },
  { $id: 'PaymentRefund' },
);

/** The card that paid. */
export const PaidCard = Type.Object(
  { name: Type.String(), lastFour: nullable(Type.String()) },
  { description: 'the card that paid' },
);

/** A refund as its customer reads it: who has not answered yet is no matter of theirs. */
export const refundView = ({
  amountWon,
  reason,
  state,
  settledAt,
  wantedAt,
}: RefundRow): Static<typeof PaymentRefund> => ({
  amountWon,
  reason,
  state: state === 'done' || state === 'refused' ? state : 'onItsWay',
  at: (settledAt ?? wantedAt).toISOString(),
});
