import { Refusal, type Needs, type Transaction } from '#base';
import { postCompensation } from '#money';
import { beginRefund, refundSummary } from '../refund';
import type { ClaimRow } from './claim-repository';
import { standardOf } from './claim-standard';
import { itemRefundsOfRequests, photosOfClaims } from './claim-step-repository';

const REASON = '분실·손상 보상';

/** Amount of a decided claim: the refund of its item, in money and points, and what is owed beyond it. */
export interface Award {
  readonly awardWon: number;
  readonly amountWon: number;
  readonly points: number;
  readonly compensationWon: number;
  /** A voucher refund, to be sent after the commit. */
  readonly voucherRefundId: number | undefined;
}

type Refunded = Pick<Award, 'amountWon' | 'points' | 'voucherRefundId'>;

const NOTHING: Refunded = { amountWon: 0, points: 0, voucherRefundId: undefined };

/** Refunds an item as far as its payment is left. `undefined` as amount means its share of the final price. */
const refundItem = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  { claim: { itemId }, request }: ClaimRow,
  amountWon: number | undefined,
): Promise<Refunded> => {
  try {
    const voucherRefundId = await beginRefund(tx, parts, {
      ...{ requestId: request.id, itemIds: [itemId], reason: REASON },
      ...(amountWon !== undefined && { amountWon }),
    });
    const back = (await itemRefundsOfRequests(tx, [request.id])).at(-1);
    if (back === undefined) throw new Error('a refund of an item without its row');
    return { amountWon: back.amountWon, points: back.points, voucherRefundId };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INVALID_TRANSITION') return NOTHING;
    throw error;
  }
};

/**
 * Awards an amount for a claimed item: first its refund, as far as its payment is left; the rest is a compensation, owed
 * to the claimant and posted to the ledger. The caller holds the lock of the request.
 *
 * @param wantedWon amount of the desk; the official one by default, at least the item's share of the final price.
 * @throws {Refusal} `INVALID_TRANSITION` where an earlier refund of the item covers the amount.
 */
export const awardClaim = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  row: ClaimRow,
  wantedWon: number | undefined,
): Promise<Award> => {
  const { claim, request, item } = row;
  const hasProof = (await photosOfClaims(tx, [claim.id])).some(({ isProof }) => isProof);
  const { items, leftWon } = await refundSummary(tx, request);
  const refundable = items.find(({ id }) => id === claim.itemId);
  const worthWon = refundable?.worthWon ?? 0;
  const awardWon = wantedWon ?? Math.max(standardOf(row, hasProof).amountWon, worthWon);
  if (refundable?.isRefunded === true && awardWon <= worthWon)
    throw new Refusal('INVALID_TRANSITION', { svMessage: `이미 환불한 품목이에요: ${item.name}` });
  const refunded =
    refundable?.isRefunded === true
      ? { ...NOTHING, before: worthWon }
      : {
          ...(await refundItem(tx, parts, row, awardWon < worthWon ? Math.min(awardWon, leftWon) : undefined)),
          before: 0,
        };
  const { amountWon, points, voucherRefundId, before } = refunded;
  const compensationWon = Math.max(0, awardWon - before - amountWon - points);
  if (compensationWon > 0)
    await postCompensation(tx, { claimId: claim.id, amountWon: compensationWon, at: parts.clock.now() });
  return { awardWon, amountWon, points, compensationWon, voucherRefundId };
};
