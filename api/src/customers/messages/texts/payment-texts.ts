import { byCard, formatMoment, formatWon } from '@dongne/contract';
import { messageText, requestPath } from './message-text';

interface PaymentFacts {
  readonly id: number;
  readonly amountWon: number;
}

const EXAMPLE: PaymentFacts = { id: 7, amountWon: 44_190 };
const LINE = { kind: 'payment', way: 'phone' } as const;
const REFUNDED = '환불 완료';
const BY_HAND = '앱에서 카드를 확인하거나 직접 결제해 주세요.';
const WHEN_FILLED = '잔액이 채워지면 하루에 한 번 다시 결제해요.';

/** Messages about payments of a request. */
export const PAYMENT_TEXTS = {
  paid: messageText<PaymentFacts & { readonly card: string }>({
    event: 'payment.paid',
    ...LINE,
    example: { ...EXAMPLE, card: '국민카드' },
    words: ({ id, amountWon, card }) => ({
      title: '결제 완료',
      text: `${formatWon(amountWon)}을 ${byCard(card)} 결제했어요.`,
      path: requestPath(id),
    }),
  }),
  failed: messageText<PaymentFacts & { readonly message: string; readonly nextTryAt: Date | null }>({
    event: 'payment.failed',
    ...LINE,
    example: { ...EXAMPLE, message: '한도가 넘었어요.', nextTryAt: new Date('2026-03-02T11:00+09:00') },
    words: ({ id, amountWon, message, nextTryAt }) => {
      const next = nextTryAt === null ? '' : ` ${formatMoment(nextTryAt.toISOString())}에 다시 결제해 볼게요.`;
      return {
        title: '결제 실패',
        text: `${formatWon(amountWon)}을 결제하지 못했어요. ${message}${next} ${BY_HAND}`,
        path: requestPath(id),
      };
    },
  }),
  overdue: messageText<PaymentFacts>({
    event: 'payment.overdue',
    ...LINE,
    example: EXAMPLE,
    words: ({ id, amountWon }) => ({
      title: '미납 안내',
      text: `결제되지 않은 ${formatWon(amountWon)}이 있어 새로 신청할 수 없어요. 결제하면 바로 다시 신청할 수 있어요.`,
      path: requestPath(id),
    }),
  }),
  refunded: messageText<PaymentFacts>({
    event: 'payment.refunded',
    ...LINE,
    example: EXAMPLE,
    words: ({ id, amountWon }) => ({
      title: REFUNDED,
      text: `${formatWon(amountWon)}을 결제하신 카드로 환불했어요. 카드 명세서에는 며칠 뒤에 보일 수 있어요.`,
      path: requestPath(id),
    }),
  }),
  voucherPaid: messageText<PaymentFacts & { readonly balanceWon: number | null }>({
    event: 'payment.voucherPaid',
    ...LINE,
    example: { ...EXAMPLE, balanceWon: 10_000 },
    words: ({ id, amountWon, balanceWon }) => ({
      title: '결제 완료',
      text: `바우처로 ${formatWon(amountWon)}을 결제했어요.${balanceWon === null ? '' : ` 남은 잔액은 ${formatWon(balanceWon)}이에요.`}`,
      path: requestPath(id),
    }),
  }),
  voucherFailed: messageText<PaymentFacts & { readonly isShort: boolean }>({
    event: 'payment.voucherFailed',
    ...LINE,
    example: { ...EXAMPLE, isShort: true },
    words: ({ id, amountWon, isShort }) => ({
      title: '결제 실패',
      text: isShort
        ? `바우처 잔액이 부족해 ${formatWon(amountWon)}을 결제하지 못했어요. ${WHEN_FILLED}`
        : `바우처로 ${formatWon(amountWon)}을 결제하지 못했어요. 하루에 한 번 다시 결제해요.`,
      path: requestPath(id),
    }),
  }),
  voucherRefunded: messageText<PaymentFacts & { readonly reason: string }>({
    event: 'payment.voucherRefunded',
    ...LINE,
    example: { ...EXAMPLE, reason: '세탁 불가 반송' },
    words: ({ id, amountWon, reason }) => ({
      title: REFUNDED,
      text: `바우처로 ${formatWon(amountWon)}을 돌려 드렸어요. ${reason}`,
      path: requestPath(id),
    }),
  }),
} as const;
