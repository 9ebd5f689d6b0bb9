import { taxLines, type TaxLines } from '@dongne/contract';
import type { Executor } from '../database';
import { attemptsOf } from './attempt-repository';
import type { ChargeRow } from './charge-repository';
import { refundsOf, type RefundRow } from './refund-repository';

/** Where the money of a charge is, as its owner may see it. */
export interface PaymentPicture {
  /** The card that paid, as people call it. */
  readonly card: { readonly name: string; readonly lastFour: string | null } | null;
  readonly paidAt: Date | null;
  readonly refundedWon: number;
  readonly refunds: readonly RefundRow[];
  /** A provider is being asked at this moment, or has not answered yet. */
  readonly isBeingPaid: boolean;
  readonly failMessage: string | null;
  readonly nextTryAt: Date | null;
  /** Of what was paid and not given back. */
  readonly tax: TaxLines | null;
}

/** The tax lines of what was paid and not given back; null while nothing was paid. */
export const taxOf = ({ paidAt, amountWon, refundedWon }: ChargeRow): TaxLines | null =>
  paidAt === null ? null : taxLines(amountWon - refundedWon);

/** Reads where the money of a charge is. */
export const paymentOf = async (executor: Executor, charge: ChargeRow): Promise<PaymentPicture> => {
  const attempts = await attemptsOf(executor, charge.id);
  const refunds = (await refundsOf(executor, [charge.id])).filter(
    ({ attemptId, state }) => attemptId === null && state !== 'applied',
  );
  const paid = attempts.find(({ state }) => state === 'approved');
  return {
    card: paid === undefined ? null : { name: paid.issuerName ?? '카드', lastFour: paid.lastFour },
    paidAt: charge.paidAt,
    refundedWon: charge.refundedWon,
    refunds,
    isBeingPaid: attempts.some(({ state }) => state === 'sent' || state === 'unknown'),
    failMessage: charge.failMessage,
    nextTryAt: charge.status === 'Failed' ? charge.nextTryAt : null,
    tax: taxOf(charge),
  };
};
