import { randomBytes } from 'node:crypto';
import { type ChargeRow, writePaid, billingKeyOf, activeCardOf } from '#money';
import type { Needs, Transaction } from '#base';
import { sandboxCardLedger } from '#tables';
import { partsAt } from './parts-at';

/** Pays a charge with the member's card at that moment: in our ledger, and in the book of the sandbox's provider. */
export const payAt = async (
  tx: Transaction,
  { config, payables }: Needs<'config' | 'payables'>,
  { id, memberId }: Pick<ChargeRow, 'id' | 'memberId'>,
  at: Date,
): Promise<void> => {
  const card = await activeCardOf(tx, memberId);
  if (card === undefined || card.lastFour === null) throw new Error('a seeded payment without its card');
  const tid = `INISBX${randomBytes(12).toString('hex')}`;
  const { orderId, amountWon, goodsName } = await writePaid(tx, { ...partsAt(at), config, payables }, id, tid);
  await tx.insert(sandboxCardLedger).values({
    ...{ at, tid, orderId, amountWon, goodsName, lastFour: card.lastFour },
    ...{ provider: 'inicis', kind: 'charge', state: 'approved', issuer: 'kb' },
    billingKey: billingKeyOf(card, config),
  });
};
