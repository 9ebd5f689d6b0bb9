import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf } from '#base';
import type { RefundRow } from './refund-repository';

const REFUND_VIEW_STATES = ['onItsWay', 'done', 'refused'] as const;

/** Fields of a refund in every answer. */
export const CHARGE_REFUND = {
  amountWon: Type.Integer(),
  reason: Type.String(),
  state: oneOf(REFUND_VIEW_STATES),
  at: Instant,
} as const;

/** Money that goes back, as its customer reads it. */
export const ChargeRefund = Type.Object(CHARGE_REFUND, { $id: 'ChargeRefund' });

/** The card that paid. */
export const PaidCard = Type.Object(
  { name: Type.String(), lastFour: nullable(Type.String()) },
  { description: 'the card that paid' },
);

type Money = Pick<RefundRow, 'amountWon' | 'reason' | 'settledAt'> & {
  readonly state: string;
  readonly beganAt: Date;
};

/** A refund as its customer sees it, without the provider's state. */
export const refundView = ({ amountWon, reason, state, settledAt, beganAt }: Money): Static<typeof ChargeRefund> => ({
  amountWon,
  reason,
  state: state === 'done' || state === 'refused' ? state : 'onItsWay',
  at: (settledAt ?? beganAt).toISOString(),
});
