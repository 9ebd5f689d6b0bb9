import type { VoucherCover } from '../vouchers/voucher-cover';
import { advanceAnswer, formatWon, PRICE_APPROVED_LABEL, type LookedAtOffer } from '@dongne/contract';

/** What stands in the timeline when an agreement in advance has approved a price. */
export const advanceReceipt = (limitWon: number, totalWon: number): string =>
  `미리 정한 ${formatWon(limitWon)} 안이라 ${formatWon(totalWon)}으로 승인했어요`;

const CAN_BE_TAKEN_BACK = '세탁을 시작하기 전까지 이용 상세에서 취소할 수 있어요.';

/**
 * What a customer with an agreement in advance is told of a price; undefined for anyone who has none.
 *
 * @returns `title` where it is another one than the status has.
 */
export const advanceMessage = (
  limitWon: number | null,
  offer: LookedAtOffer,
): { readonly text: string; readonly title?: string } | undefined => {
  if (limitWon === null) return undefined;
  const { totalWon } = offer;
  switch (advanceAnswer(limitWon, offer)) {
    case 'none':
      return undefined;
    case 'within':
      return { title: PRICE_APPROVED_LABEL, text: `${advanceReceipt(limitWon, totalWon)}. ${CAN_BE_TAKEN_BACK}` };
    case 'above':
      return {
        text: `금액은 ${formatWon(totalWon)}이고, 미리 정한 ${formatWon(limitWon)}보다 높아 승인하지 않았어요. 금액을 확인해 주세요.`,
      };
    case 'otherPieces':
      return { text: `금액은 ${formatWon(totalWon)}이에요. 개수가 신청과 달라 승인하지 않았으니 확인해 주세요.` };
  }
};

/** What a voucher user is told of a price that their agreement in advance covers, and their vouchers do not, or nobody knows. */
export const uncoveredMessage = (
  totalWon: number,
  cover: VoucherCover,
): { readonly text: string; readonly title?: string } => ({
  text:
    cover.state === 'short'
      ? `금액은 ${formatWon(totalWon)}이고, 바우처 잔액이 부족해 승인하지 않았어요. 금액을 확인해 주세요.`
      : `금액은 ${formatWon(totalWon)}이고, 바우처 잔액을 확인할 수 없어 승인하지 않았어요. 금액을 확인해 주세요.`,
});
