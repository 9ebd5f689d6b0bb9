import { type Needs, openText, sealText, type Transaction } from '#base';
import type { CardProviderName, RegisteredCard } from '../providers';
import { insertCard, type PaymentCardRow, removeActiveCard } from './card-repository';
import type { PaymentCardView } from './card-schemas';

const HIDDEN = '****';

/**
 * Decrypted billing key, for its provider alone: never logged, never answered.
 *
 * @throws {Error} for a card that was removed and expired, or encrypted with another secret.
 */
export const billingKeyOf = ({ id, billingKey }: PaymentCardRow, config: Needs<'config'>['config']): string => {
  if (billingKey === null) throw new Error(`The billing key of card ${id} has expired`);
  return openText(config, 'billing-key', billingKey);
};

interface NewCard {
  readonly memberId: number;
  readonly provider: CardProviderName;
  readonly card: RegisteredCard;
  /** A card whose billing key is to be expired at once, because its owner or window is gone. */
  readonly isGone?: boolean;
}

/** Replaces the member's card; the caller has locked the member. */
export const storeCard = async (
  tx: Transaction,
  { config, clock }: Needs<'clock' | 'config'>,
  { memberId, provider, card, isGone = false }: NewCard,
): Promise<PaymentCardRow> => {
  const now = clock.now();
  if (!isGone) await removeActiveCard(tx, memberId, now);
  return insertCard(tx, {
    memberId,
    provider,
    billingKey: sealText(config, 'billing-key', card.billingKey),
    issuerCode: card.issuerCode,
    issuerName: card.issuerName,
    lastFour: card.lastFour,
    registeredAt: now,
    removedAt: isGone ? now : null,
  });
};

/** A card as its owner sees it. */
export const cardView = ({ id, provider, issuerName, lastFour, registeredAt }: PaymentCardRow): PaymentCardView => ({
  id,
  provider,
  cardName: issuerName,
  maskedNumber: [HIDDEN, HIDDEN, HIDDEN, lastFour ?? HIDDEN].join(' '),
  registeredAt: registeredAt.toISOString(),
});
