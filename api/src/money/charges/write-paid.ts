import type { Needs, Transaction } from '#base';
import type { Charge } from '../providers';
import { cardToCharge } from './card-to-charge';
import { writeSentTry } from './pay-charge';
import { lockChargeAndSubject, takePayment } from './settle-attempt';

/**
 * Writes a card payment with all its effects, without a call to the provider: for seeded history, together with the
 * provider's own book.
 *
 * @param tid the payment's id in the provider's book.
 * @returns the entry of that book.
 * @throws {Error} when the member has no card.
 */
export const writePaid = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config' | 'messages' | 'payables'>,
  chargeId: number,
  tid: string,
): Promise<Charge> => {
  const charge = await lockChargeAndSubject(tx, parts, chargeId);
  const card = await cardToCharge(tx, parts, charge.memberId);
  if (card === undefined) throw new Error('no card to pay with');
  const now = parts.clock.now();
  const { attempt, call } = await writeSentTry(tx, charge, card, now);
  const { issuerName, lastFour } = card;
  await takePayment(tx, parts, charge, attempt, {
    tid,
    approvedAt: now,
    amountWon: call.amountWon,
    issuerName,
    lastFour,
  });
  return call;
};
