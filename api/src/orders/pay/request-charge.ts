import { BRAND, CHARGE_MIN_WON } from '@dongne/contract';
import { issueCharge, reduceCharge, type ReducedCharge } from '#money';
import type { Transaction } from '#base';
import { findMember, isRestricted } from '#customers';
import type { RequestRow } from '../order';

const GOODS_NAME = `${BRAND.name} 세탁`;

/** Coupons and points of an approved choice; the rest is charged to a card. */
const givenAway = ({ priceLines }: RequestRow) => {
  const wonOf = (kind: string): number =>
    -(priceLines ?? []).filter((line) => line.kind === kind).reduce((sum, { amountWon }) => sum + amountWon, 0);
  return { coupons: wonOf('coupon'), points: wonOf('points'), waived: wonOf('waived') };
};

/** Issues the charge of an approved request. Voucher users get no card charge. @param request after its approval. */
export const issueForRequest = async (tx: Transaction, request: RequestRow, at: Date): Promise<void> => {
  const { id: requestId, memberId, totalWon } = request;
  const member = await findMember(tx, memberId);
  if (member === undefined || isRestricted(member.partnerId, 'cardPayment')) return;
  if (totalWon === null || totalWon < CHARGE_MIN_WON) return;
  const given = givenAway(request);
  await issueCharge(tx, {
    kind: 'request',
    memberId,
    requestId,
    amountWon: totalWon,
    goodsName: GOODS_NAME,
    given,
    at,
  });
};

/** Ends the charge of a request: voids it, or refunds a payment. */
export const endCharge = (tx: Transaction, requestId: number, reason: string, at: Date): Promise<ReducedCharge> =>
  reduceCharge(tx, { requestId, byWon: Infinity, reason, askedBy: 'system', at });
