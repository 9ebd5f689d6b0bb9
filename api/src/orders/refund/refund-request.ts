import { itemsBack, type ItemsBack } from '@dongne/contract';
import {
  returnBenefits,
  returnSurplusPoints,
  pointsSpentOn,
  chargeOfRequest,
  lockRefundable,
  requestRefund,
  type ChargeRow,
  liveUseOf,
  refundedOf,
} from '#money';
import { invalidField, Refusal, type Needs, type Transaction } from '#base';
import { findRequestById, lockRequestById, type RequestRow } from '../order';
import { beginVoucherRefund, sendRefund } from '../voucher';
import { insertItemRefund } from './item-refund-repository';
import { refundSummary, type RefundSummary } from './refund-summary';
import { worthOfItems } from './refunded-items';

type Parts = Needs<'clock' | 'config' | 'database' | 'messages' | 'vouchers'>;

/** An operator's refund: some items, an amount, or everything by default. */
export interface RequestRefund {
  readonly requestId: number;
  readonly amountWon?: number | undefined;
  readonly itemIds?: readonly number[] | undefined;
  /** Shown to the customer. */
  readonly reason: string;
}

const nothingLeft = (): Refusal => new Refusal('INVALID_TRANSITION', { svMessage: '환불할 수 있는 금액이 없어요.' });

/** Refund of items: their worth in money, and points where money is not enough; or a given amount. */
const backFor = (
  worthWon: number,
  amountWon: number | undefined,
  left: { readonly paidWon: number; readonly points: number },
): ItemsBack => (amountWon === undefined ? itemsBack(worthWon, left) : { paidWon: amountWon, points: 0 });

/** Refunds money of items, and the points that paid the rest. */
const refundItems = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  request: RequestRow,
  {
    itemIds,
    amountWon: wantedWon,
    reason,
    charge,
  }: Omit<RequestRefund, 'requestId'> & {
    readonly itemIds: readonly number[];
    readonly charge: ChargeRow | undefined;
  },
): Promise<void> => {
  if (charge !== undefined && charge.paidAt === null) throw nothingLeft();
  const worthWon = await worthOfItems(tx, request, itemIds);
  const left = {
    paidWon: charge === undefined ? 0 : await lockRefundable(tx, charge.id),
    points: await pointsSpentOn(tx, request.id),
  };
  const { paidWon: amountWon, points } = backFor(worthWon, wantedWon, left);
  if (amountWon === 0 && points === 0) throw nothingLeft();
  if (amountWon > 0 && charge === undefined) throw nothingLeft();
  const refund =
    amountWon === 0 || charge === undefined
      ? undefined
      : await requestRefund(tx, { clock }, { chargeId: charge.id, amountWon, reason, askedBy: 'operator' });
  const at = clock.now();
  if (points > 0) await returnSurplusPoints(tx, request, { points, at });
  const row = { requestId: request.id, itemIds: [...itemIds], points, reason, at };
  await insertItemRefund(tx, { ...row, refundId: refund?.id ?? null });
};

/** Writes a voucher refund. @returns the id under which it is sent. */
const beginForVouchers = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  request: RequestRow,
  { amountWon, itemIds, reason }: RequestRefund,
): Promise<number> => {
  const { id: requestId } = request;
  const use = await liveUseOf(tx, requestId);
  if (use?.state !== 'spent') throw nothingLeft();
  const leftWon = use.amountWon - (await refundedOf(tx, use.id));
  if (leftWon === 0) throw nothingLeft();
  const worthWon = itemIds === undefined ? amountWon : await worthOfItems(tx, request, itemIds);
  const wantedWon = itemIds === undefined ? worthWon : (amountWon ?? Math.min(worthWon ?? 0, leftWon));
  if (wantedWon === 0) throw nothingLeft();
  const at = clock.now();
  const begun = await beginVoucherRefund(tx, { requestId, amountWon: wantedWon ?? null, reason }, at);
  if (typeof begun !== 'number') throw invalidField('amountWon', begun.message ?? '');
  if (itemIds !== undefined)
    await insertItemRefund(tx, { requestId, itemIds: [...itemIds], reason, at, voucherRefundId: begun });
  return begun;
};

/**
 * Writes the refund: of items, of an amount for items, of an amount, or of everything. Each item is refunded once.
 *
 * @returns the id of a voucher refund, which {@link sendRefund} sends after the commit; a job sends other ones.
 * @throws {Refusal} as {@link refundRequest}.
 */
export const beginRefund = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  { requestId, amountWon, itemIds, reason }: RequestRefund,
): Promise<number | undefined> => {
  const request = await lockRequestById(tx, requestId);
  if (request === undefined) throw new Refusal('NOT_FOUND');
  const charge = await chargeOfRequest(tx, requestId);
  if (charge === undefined && (await liveUseOf(tx, requestId)) !== undefined)
    return beginForVouchers(tx, parts, request, { requestId, amountWon, itemIds, reason });
  if (itemIds !== undefined && (charge !== undefined || request.approvedPoints > 0))
    await refundItems(tx, parts, request, { itemIds, amountWon, reason, charge });
  else if (charge === undefined) throw new Refusal('NOT_FOUND');
  else {
    await requestRefund(tx, parts, { chargeId: charge.id, amountWon: amountWon ?? null, reason, askedBy: 'operator' });
    // A full refund returns the benefits too.
    if (amountWon === undefined) await returnBenefits(tx, parts, request);
  }
  return undefined;
};

/** Refundable items and amounts of a request for an operator. @throws {Refusal} `NOT_FOUND`. */
export const viewRefunds = async ({ database }: Needs<'database'>, requestId: number): Promise<RefundSummary> => {
  const request = await findRequestById(database, requestId);
  if (request === undefined) throw new Refusal('NOT_FOUND');
  return refundSummary(database, request);
};

/**
 * Refunds money of a request to its source: to the card, by a job, or to the vouchers.
 *
 * @throws {Refusal} `NOT_FOUND` without a charge, `INVALID_TRANSITION` where nothing is left, an item was refunded
 * before or the voucher programme refuses, `VALIDATION` above the remainder, for other items, and for items and amount
 * at once.
 */
export const refundRequest = async (parts: Parts, refund: RequestRefund): Promise<RefundSummary> => {
  if (refund.itemIds !== undefined && refund.amountWon !== undefined)
    throw invalidField('amountWon', '품목과 금액 중 하나만 골라 주세요.');
  const voucherRefundId = await parts.database.transaction((tx) => beginRefund(tx, parts, refund));
  if (voucherRefundId !== undefined) {
    const sent = await sendRefund(parts, voucherRefundId);
    if (sent.state === 'refused')
      throw new Refusal('INVALID_TRANSITION', { svMessage: sent.message ?? '바우처로 돌려 드리지 못했어요.' });
  }
  return viewRefunds(parts, refund.requestId);
};
