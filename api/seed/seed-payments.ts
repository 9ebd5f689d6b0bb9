import { type ChargeRow, writePaid, billingKeyOf, activeCardOf } from '#money';
import type { Transaction } from '#base';
import { partsAt } from './parts-at';
import type { SeedNeeds } from './seed-part';

/** Pays a charge with the member's card at that moment: in our ledger, and in the book of the card's provider. */
export const payAt = async (
  tx: Transaction,
  { cards, config, payables }: Pick<SeedNeeds, 'cards' | 'config' | 'payables'>,
  { id, memberId }: Pick<ChargeRow, 'id' | 'memberId'>,
  at: Date,
): Promise<void> => {
  const card = await activeCardOf(tx, memberId);
  if (cards === undefined || card === undefined || card.lastFour === null)
    throw new Error('a seeded payment without its card');
  const tid = cards.newTid();
  const { orderId, amountWon, goodsName } = await writePaid(tx, { ...partsAt(at), config, payables }, id, tid);
  const billingKey = billingKeyOf(card, config);
  await cards.pay(tx, { at, tid, orderId, amountWon, goodsName, lastFour: card.lastFour, billingKey });
};
