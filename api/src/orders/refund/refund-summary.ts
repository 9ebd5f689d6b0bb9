import { chargeOfRequest, paymentOf, liveUseOf, refundsOfUse } from '#money';
import type { Executor } from '#base';
import type { RequestRow } from '../order';
import { type RefundableItem, refundableItems } from './refunded-items';

/** Payment of a request and its refunds, as an operator sees it. */
export interface RefundSummary {
  readonly applicationId: number;
  readonly paidWon: number;
  readonly refundedWon: number;
  /** Refunds without an answer of the provider yet. */
  readonly onItsWayWon: number;
  readonly leftWon: number;
  readonly items: readonly RefundableItem[];
}

interface Moved {
  readonly paidWon: number;
  readonly refunds: readonly { readonly amountWon: number; readonly state: string }[];
}

const movedFor = async (executor: Executor, requestId: number): Promise<Moved> => {
  const charge = await chargeOfRequest(executor, requestId);
  if (charge !== undefined)
    return {
      paidWon: charge.paidAt === null ? 0 : charge.amountWon,
      refunds: (await paymentOf(executor, charge)).refunds,
    };
  const use = await liveUseOf(executor, requestId);
  return use?.state === 'spent'
    ? { paidWon: use.amountWon, refunds: await refundsOfUse(executor, use.id) }
    : { paidWon: 0, refunds: [] };
};

const sumOf = ({ refunds }: Moved, isCounted: (state: string) => boolean): number =>
  refunds.filter(({ state }) => isCounted(state)).reduce((sum, { amountWon }) => sum + amountWon, 0);

/** Reads the payment of a request, by card or vouchers, and the refundable amount. */
export const refundSummary = async (executor: Executor, request: RequestRow): Promise<RefundSummary> => {
  const moved = await movedFor(executor, request.id);
  const refundedWon = sumOf(moved, (state) => state === 'done');
  const onItsWayWon = sumOf(moved, (state) => state !== 'done' && state !== 'refused');
  return {
    applicationId: request.id,
    paidWon: moved.paidWon,
    refundedWon,
    onItsWayWon,
    leftWon: Math.max(0, moved.paidWon - refundedWon - onItsWayWon),
    items: await refundableItems(executor, request),
  };
};
