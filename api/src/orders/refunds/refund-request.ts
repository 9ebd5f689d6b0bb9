import { itemsBack, type ItemsBack } from '@dongne/contract';
import {
  giveBenefitsBack,
  givePointsBack,
  pointsSpentOn,
  chargeOfRequest,
  lockRefundable,
  wantRefund,
  type ChargeRow,
  liveUseOf,
  refundedOf,
} from '#money';
import { invalidField, Refusal, type Needs, type Transaction } from '#base';
import { findRequestById, lockRequestById, type RequestRow } from '../requests/request-repository';
import { beginVoucherRefund, sendRefund } from '../vouchers/refund-voucher';
import { insertItemRefund } from './item-refund-repository';
import { refundPicture, type RefundPicture } from './refund-picture';
import { worthOfItems } from './refunded-items';

type Parts = Needs<'clock' | 'config' | 'database' | 'messages' | 'vouchers'>;

/** What an operator gives back: some items, an amount, or without either all that is left. */
export interface RequestRefund {
  readonly requestId: number;
  readonly amountWon?: number | undefined;
  readonly itemIds?: readonly number[] | undefined;
  /** The customer reads it. */
  readonly reason: string;
}

const nothingLeft = (): Refusal => new Refusal('INVALID_TRANSITION', { svMessage: '환불할 수 있는 금액이 없어요.' });

/** What goes back: what the items are worth and points where money is not enough, or an amount of money in their place. */
const backFor = (
  worthWon: number,
  amountWon: number | undefined,
  left: { readonly paidWon: number; readonly points: number },
): ItemsBack => (amountWon === undefined ? itemsBack(worthWon, left) : { paidWon: amountWon, points: 0 });

/** Money of items, and the points that paid what no money did. */
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
      : await wantRefund(tx, { clock }, { chargeId: charge.id, amountWon, reason, askedBy: 'operator' });
  const at = clock.now();
  if (points > 0) await givePointsBack(tx, request, { points, at });
  const row = { requestId: request.id, itemIds: [...itemIds], points, reason, at };
  await insertItemRefund(tx, { ...row, refundId: refund?.id ?? null });
};

/** Notes what goes back to vouchers. @returns the id under which it is to be sent. */
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
 * Writes the refund: of items, of an amount of money for items, of an amount, or of all that is left. Each item goes back once.
 *
 * @returns the id of one of vouchers, which {@link sendRefund} sends once this is committed; a job does it otherwise.
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
    await wantRefund(tx, parts, { chargeId: charge.id, amountWon: amountWon ?? null, reason, askedBy: 'operator' });
    // Who gets everything back has used nothing either.
    if (amountWon === undefined) await giveBenefitsBack(tx, parts, request);
  }
  return undefined;
};

/** What an operator may give back of a request. @throws {Refusal} `NOT_FOUND`. */
export const viewRefunds = async ({ database }: Needs<'database'>, requestId: number): Promise<RefundPicture> => {
  const request = await findRequestById(database, requestId);
  if (request === undefined) throw new Refusal('NOT_FOUND');
  return refundPicture(database, request);
};

/**
 * Gives money of a request back by the way it came: to the card, which a job does at once, or to the vouchers.
 *
 * @throws {Refusal} `NOT_FOUND` where nothing was ever owed, `INVALID_TRANSITION` where nothing is left, an item was given back
 *   before or the voucher programme refuses, `VALIDATION` for more than is left, for other items, and for both at once.
 */
export const refundRequest = async (parts: Parts, refund: RequestRefund): Promise<RefundPicture> => {
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
