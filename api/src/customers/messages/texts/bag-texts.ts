import { DELIVERY_BAG, formatCalendarDay, formatWon } from '@dongne/contract';
import { messageText } from './message-text';

const LINE = { kind: 'bag', way: 'phone' } as const;
const PATH = '/delivery-bag';

interface MoneyFacts {
  readonly amountWon: number;
}

/** Messages about a collection bag. */
export const BAG_TEXTS = {
  ordered: messageText<{ readonly deliverBy: string }>({
    event: 'bag.ordered',
    kind: 'bag',
    way: 'bell',
    example: { deliverBy: '2026-03-09' },
    words: ({ deliverBy }) => ({
      title: '수거백 신청 완료',
      text: `수거백 신청이 완료되었어요. 영업일 기준 ${DELIVERY_BAG.weekdays}일 이내, ${formatCalendarDay(deliverBy)}까지 배송돼요.`,
      path: PATH,
    }),
  }),
  paid: messageText<MoneyFacts>({
    event: 'bag.paid',
    ...LINE,
    example: { amountWon: 2_000 },
    words: ({ amountWon }) => ({
      title: '결제 완료',
      text: `수거백 ${formatWon(amountWon)}을 결제했어요.`,
      path: PATH,
    }),
  }),
  notPaid: messageText<{ readonly message: string }>({
    event: 'bag.notPaid',
    ...LINE,
    example: { message: '한도가 넘었어요.' },
    words: ({ message }) => ({
      title: '결제 실패',
      text: `수거백을 결제하지 못해 신청을 취소했어요. ${message}`,
      path: PATH,
    }),
  }),
  refunded: messageText<MoneyFacts>({
    event: 'bag.refunded',
    ...LINE,
    example: { amountWon: 2_000 },
    words: ({ amountWon }) => ({
      title: '환불 완료',
      text: `수거백 ${formatWon(amountWon)}을 환불했어요.`,
      path: PATH,
    }),
  }),
  shipped: messageText<{
    readonly carrier: string;
    readonly trackingNumber: string | null;
    readonly deliverBy: string;
  }>({
    event: 'bag.shipped',
    ...LINE,
    example: { carrier: '우체국택배', trackingNumber: '1234567890123', deliverBy: '2026-03-09' },
    words: ({ carrier, trackingNumber, deliverBy }) => ({
      title: '수거백 발송',
      text: `수거백을 ${carrier}로 보냈어요. ${formatCalendarDay(deliverBy)}까지 도착해요.${trackingNumber === null ? '' : ` 송장 번호: ${trackingNumber}`}`,
      path: PATH,
    }),
  }),
  delivered: messageText<Record<never, never>>({
    event: 'bag.delivered',
    ...LINE,
    example: {},
    words: () => ({
      title: '수거백 도착',
      text: '수거백이 도착했어요. 세탁물을 담아 문 앞에 두고 수거를 신청해 주세요.',
      path: PATH,
    }),
  }),
} as const;
