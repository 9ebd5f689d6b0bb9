import { advanceAnswer, type LookedAtOffer } from '@dongne/contract';
import { PRICE_TEXTS, type RenderedMessage } from '#customers';
import type { VoucherCover } from '../vouchers/voucher-cover';

/** What a customer with an agreement in advance is told of a price; undefined for anyone who has none. */
export const advanceMessage = (
  id: number,
  limitWon: number | null,
  offer: LookedAtOffer,
): RenderedMessage | undefined => {
  if (limitWon === null) return undefined;
  const { totalWon } = offer;
  switch (advanceAnswer(limitWon, offer)) {
    case 'none':
      return undefined;
    case 'within':
      return PRICE_TEXTS.approvedInAdvance({ id, totalWon, limitWon });
    case 'above':
      return PRICE_TEXTS.aboveAdvance({ id, totalWon, limitWon });
    case 'otherPieces':
      return PRICE_TEXTS.otherPieces({ id, totalWon });
  }
};

/** What a voucher user is told of a price that their agreement in advance covers, and their vouchers do not, or nobody knows. */
export const uncoveredMessage = (id: number, totalWon: number, cover: VoucherCover): RenderedMessage =>
  cover.state === 'short' ? PRICE_TEXTS.shortVoucher({ id, totalWon }) : PRICE_TEXTS.unknownVoucher({ id, totalWon });
