import {
  formatMoment,
  formatWon,
  PRICE_APPROVED_LABEL,
  PRICE_CORRECTED_LABEL,
  PRICE_REMINDER_LABEL,
  STATUS_LABEL,
} from '@dongne/contract';
import { quoteShop } from './shop-quote';
import { approvalPath, messageText, requestPath } from './message-text';

interface PriceFacts {
  readonly id: number;
  readonly totalWon: number;
}

const EXAMPLE: PriceFacts = { id: 7, totalWon: 44_190 };
const WAITS = STATUS_LABEL.Registered;
const LINE = { kind: 'price', way: 'phone' } as const;

/** Timeline text for a price approved in advance. */
export const advanceReceipt = (limitWon: number, totalWon: number): string =>
  `미리 정한 ${formatWon(limitWon)} 안이라 ${formatWon(totalWon)}으로 승인했어요`;

/** Deadline sentence for the last reminder. */
const lastWord = ({ until, now }: { readonly until: Date; readonly now: Date }): string => {
  const when = until > now ? `${formatMoment(until.toISOString())}까지 확인이 없으면` : '이제';
  return ` ${when} 세탁소가 세탁하지 않고 비용 없이 돌려 드릴 수 있어요.`;
};

/** Messages about a price and its reminders. */
export const PRICE_TEXTS = {
  asked: messageText<PriceFacts>({
    event: 'price.asked',
    ...LINE,
    example: EXAMPLE,
    words: ({ id, totalWon }) => ({
      title: WAITS,
      text: `금액이 나왔어요. 합계 ${formatWon(totalWon)}이에요. 금액을 승인해 주시면 세탁을 시작해요.`,
      path: requestPath(id),
    }),
  }),
  approvedInAdvance: messageText<PriceFacts & { readonly limitWon: number }>({
    event: 'price.approvedInAdvance',
    ...LINE,
    example: { ...EXAMPLE, limitWon: 50_000 },
    words: ({ id, totalWon, limitWon }) => ({
      title: PRICE_APPROVED_LABEL,
      text: `${advanceReceipt(limitWon, totalWon)}. 세탁을 시작하기 전까지 이용 상세에서 취소할 수 있어요.`,
      path: requestPath(id),
    }),
  }),
  aboveAdvance: messageText<PriceFacts & { readonly limitWon: number }>({
    event: 'price.aboveAdvance',
    ...LINE,
    example: { ...EXAMPLE, limitWon: 30_000 },
    words: ({ id, totalWon, limitWon }) => ({
      title: WAITS,
      text: `금액은 ${formatWon(totalWon)}이고, 미리 정하신 ${formatWon(limitWon)}을 넘어서 확인을 기다리고 있어요.`,
      path: requestPath(id),
    }),
  }),
  otherPieces: messageText<PriceFacts>({
    event: 'price.otherPieces',
    ...LINE,
    example: EXAMPLE,
    words: ({ id, totalWon }) => ({
      title: WAITS,
      text: `금액은 ${formatWon(totalWon)}이에요. 개수나 종류, 수선 건수가 신청과 달라 승인하지 않았으니 확인해 주세요.`,
      path: requestPath(id),
    }),
  }),
  shortVoucher: messageText<PriceFacts>({
    event: 'price.shortVoucher',
    ...LINE,
    example: EXAMPLE,
    words: ({ id, totalWon }) => ({
      title: WAITS,
      text: `금액은 ${formatWon(totalWon)}이고, 바우처 잔액이 부족해 승인하지 않았어요. 금액을 확인해 주세요.`,
      path: requestPath(id),
    }),
  }),
  unknownVoucher: messageText<PriceFacts>({
    event: 'price.unknownVoucher',
    ...LINE,
    example: EXAMPLE,
    words: ({ id, totalWon }) => ({
      title: WAITS,
      text: `금액은 ${formatWon(totalWon)}이고, 바우처 잔액을 확인할 수 없어 승인하지 않았어요. 금액을 확인해 주세요.`,
      path: requestPath(id),
    }),
  }),
  corrected: messageText<{ readonly id: number; readonly change: string }>({
    event: 'price.corrected',
    ...LINE,
    example: { id: 7, change: '합계 10,000원 → 12,000원' },
    words: ({ id, change }) => ({
      title: PRICE_CORRECTED_LABEL,
      text: `세탁소가 금액 안내를 수정했어요. ${change}. 바뀐 내용을 확인해 주세요.`,
      path: requestPath(id),
    }),
  }),
  reminder: messageText<{
    readonly id: number;
    readonly reason: string;
    readonly last: { readonly until: Date; readonly now: Date } | null;
  }>({
    event: 'price.reminder',
    ...LINE,
    example: {
      id: 7,
      reason: `${formatWon(EXAMPLE.totalWon)} 확인을 기다리고 있어요`,
      last: { until: new Date('2026-03-05T10:00+09:00'), now: new Date('2026-03-04T10:00+09:00') },
    },
    words: ({ id, reason, last }) => ({
      title: PRICE_REMINDER_LABEL,
      text: `${reason}. 금액을 승인해 주시면 세탁을 시작해요.${last === null ? '' : lastWord(last)}`,
      path: requestPath(id),
    }),
  }),
  answered: messageText<{ readonly id: number; readonly words: string; readonly isAsked: boolean }>({
    event: 'price.answered',
    ...LINE,
    example: { id: 7, words: '안감이 찢어져 있어요', isAsked: true },
    words: ({ id, words, isAsked }) => ({
      title: '세탁소 답변',
      text: `물어보신 품목에 답변이 왔어요. ${quoteShop('세탁소 답변', words)}`,
      path: isAsked ? approvalPath(id) : requestPath(id),
    }),
  }),
} as const;
