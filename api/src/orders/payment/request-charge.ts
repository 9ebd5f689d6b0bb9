import { BRAND, CHARGE_MIN_WON } from '@dongne/contract';
import { issueCharge, reduceCharge, type ReducedCharge } from '#money';
import type { Transaction } from '#base';
import { findMember, isRestricted } from '#customers';
import type { RequestRow } from '../requests/request-repository';

const GOODS_NAME = `${BRAND.name} 세탁`;

/** What an approved choice leaves to a card, and what else has paid of it. */
const givenAway = ({ priceLines }: RequestRow) => {
  const wonOf = (kind: string): number =>
    -(priceLines ?? []).filter((line) => line.kind === kind).reduce((sum, { amountWon }) => sum + amountWon, 0);
  return { coupons: wonOf('coupon'), points: wonOf('points'), waived: wonOf('waived') };
};

/**
 * Writes what a customer owes for what they have just agreed to. Somebody whose programme pays by vouchers owes no card anything.
 *
 * @param request as the approval has left it.
 */
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

/** Nothing is owed any more for a request; what was paid goes back. */
export const endCharge = (tx: Transaction, requestId: number, reason: string, at: Date): Promise<ReducedCharge> =>
  reduceCharge(tx, { requestId, byWon: Infinity, reason, askedBy: 'system', at });
