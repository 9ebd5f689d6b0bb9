import { nameOfCard, taxLines, type TaxLines } from '@dongne/contract';
import { isInDoubt, type Executor } from '#base';
import type { AttemptRow } from './attempt-repository';
import type { ChargeRow } from './charge-repository';
import { triesOf } from './month-repository';
import { refundsOf, type RefundRow } from './refund-repository';

/** State of a charge's money, as its owner sees it. */
export interface PaymentSummary {
  /** The card that paid, as people call it. */
  readonly card: { readonly name: string; readonly lastFour: string | null } | null;
  readonly paidAt: Date | null;
  readonly refundedWon: number;
  readonly refunds: readonly RefundRow[];
  /** An attempt is in flight. */
  readonly isBeingPaid: boolean;
  readonly failMessage: string | null;
  readonly nextTryAt: Date | null;
  /** Of the payment minus refunds. */
  readonly tax: TaxLines | null;
}

const taxOf = ({ paidAt, amountWon, refundedWon }: ChargeRow): TaxLines | null =>
  paidAt === null ? null : taxLines(amountWon - refundedWon);

const summaryOf = (charge: ChargeRow, attempts: readonly AttemptRow[], refunds: readonly RefundRow[]) => {
  const paid = attempts.find(({ state }) => state === 'approved');
  return {
    card: paid === undefined ? null : { name: nameOfCard(paid.issuerName ?? ''), lastFour: paid.lastFour },
    paidAt: charge.paidAt,
    refundedWon: charge.refundedWon,
    refunds: refunds.filter(({ attemptId, state }) => attemptId === null && state !== 'applied'),
    isBeingPaid: attempts.some(({ state }) => isInDoubt(state)),
    failMessage: charge.failMessage,
    nextTryAt: charge.status === 'Failed' ? charge.nextTryAt : null,
    tax: taxOf(charge),
  };
};

/** Reads the payment state of several charges. */
export const paymentSummariesOf = async (
  executor: Executor,
  charges: readonly ChargeRow[],
): Promise<(charge: ChargeRow) => PaymentSummary> => {
  const ids = charges.map(({ id }) => id);
  const attempts = await triesOf(executor, ids);
  const refunds = await refundsOf(executor, ids);
  return (charge) => {
    const isOfIt = ({ chargeId }: { readonly chargeId: number }): boolean => chargeId === charge.id;
    return summaryOf(charge, attempts.filter(isOfIt), refunds.filter(isOfIt));
  };
};

/** Reads the payment state of a charge. */
export const paymentOf = async (executor: Executor, charge: ChargeRow): Promise<PaymentSummary> =>
  (await paymentSummariesOf(executor, [charge]))(charge);
