import { advanceAnswer, type LookedAtOffer } from '@dongne/contract';
import { PRICE_TEXTS, type RenderedMessage } from '#customers';
import type { VoucherCover } from '../voucher';

/** Notification of a price for a customer with an agreement in advance; undefined without one. */
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

/**
 * Notification for a voucher user whose balance does not cover a price within their agreement in advance, or is
 * unknown.
 */
export const uncoveredMessage = (id: number, totalWon: number, cover: VoucherCover): RenderedMessage =>
  cover.state === 'short' ? PRICE_TEXTS.shortVoucher({ id, totalWon }) : PRICE_TEXTS.unknownVoucher({ id, totalWon });
