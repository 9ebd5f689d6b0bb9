import { byCard, formatFullDay, formatWon, MEMBERSHIP, MEMBERSHIP_REMINDER_DAYS } from '@dongne/contract';
import { messageText } from './message-text';

const LINE = { kind: 'membership', way: 'push' } as const;
const HOME = '/membership';
const HISTORY = '/membership/payment/history';
const FEE = formatWon(MEMBERSHIP.monthlyWon);
const SOME_DAY = new Date('2026-04-02T10:00+09:00');
const REFUSED = '한도가 넘었어요.';

interface PaidFacts {
  readonly card: string;
  readonly next: Date;
}

/** Adds a full stop, which the card companies' messages lack. */
const reason = (message: string): string => (message.endsWith('.') ? message : `${message}.`);

/** Messages about the membership. */
export const MEMBERSHIP_TEXTS = {
  joined: messageText<PaidFacts>({
    event: 'membership.joined',
    ...LINE,
    example: { card: '국민카드', next: SOME_DAY },
    words: ({ card, next }) => ({
      title: '멤버십 시작',
      text: `${FEE}을 ${byCard(card)} 결제했어요. 오늘부터 제휴 세탁소에서 ${MEMBERSHIP.discountPercent}% 할인받아요. 다음 결제일은 ${formatFullDay(next)}이에요.`,
      path: HOME,
    }),
  }),
  renewed: messageText<PaidFacts>({
    event: 'membership.renewed',
    ...LINE,
    example: { card: '국민카드', next: SOME_DAY },
    words: ({ card, next }) => ({
      title: '멤버십 결제 완료',
      text: `이번 달 멤버십 ${FEE}을 ${byCard(card)} 결제했어요. 다음 결제일은 ${formatFullDay(next)}이에요.`,
      path: HISTORY,
    }),
  }),
  notJoined: messageText<string>({
    event: 'membership.notJoined',
    ...LINE,
    example: REFUSED,
    words: (message) => ({
      title: '멤버십 결제 실패',
      text: `${FEE}을 결제하지 못해 멤버십이 시작되지 않았어요. ${reason(message)}`,
      path: '/membership/apply',
    }),
  }),
  failing: messageText<string>({
    event: 'membership.failing',
    ...LINE,
    example: REFUSED,
    words: (message) => ({
      title: '멤버십 결제 실패',
      text: `이번 달 멤버십 ${FEE}을 결제하지 못했어요. ${reason(message)} 할인은 그대로 받을 수 있고, 매일 한 번씩 다시 결제할게요. 카드를 바꾸면 바로 결제돼요.`,
      path: HOME,
    }),
  }),
  unpaid: messageText<string>({
    event: 'membership.unpaid',
    ...LINE,
    example: REFUSED,
    words: (message) => ({
      title: '멤버십 종료',
      text: `멤버십 ${FEE}을 결제하지 못해 멤버십이 끝났어요. ${reason(message)} 언제든 다시 시작할 수 있어요.`,
      path: HOME,
    }),
  }),
  upcoming: messageText<Date>({
    event: 'membership.upcoming',
    ...LINE,
    example: SOME_DAY,
    words: (at) => ({
      title: '멤버십 결제 예정',
      text: `${MEMBERSHIP_REMINDER_DAYS}일 안에 멤버십 ${FEE}이 결제돼요. 결제일은 ${formatFullDay(at)}이에요.`,
      path: HOME,
    }),
  }),
  leaving: messageText<Date>({
    event: 'membership.leaving',
    ...LINE,
    example: SOME_DAY,
    words: (until) => ({
      title: '멤버십 해지 예약',
      text: `더 결제되지 않아요. 할인은 ${formatFullDay(until)}까지 받을 수 있어요.`,
      path: HOME,
    }),
  }),
  ended: messageText<null>({
    event: 'membership.ended',
    ...LINE,
    example: null,
    words: () => ({
      title: '멤버십 종료',
      text: '이용 기간이 끝나 멤버십이 종료됐어요. 언제든 다시 시작할 수 있어요.',
      path: HOME,
    }),
  }),
  refunding: messageText<number>({
    event: 'membership.refunding',
    ...LINE,
    example: 3_900,
    words: (won) => ({
      title: '멤버십 해지',
      text: `멤버십이 끝났어요. ${formatWon(won)}을 결제하신 카드로 돌려 드릴게요.`,
      path: HISTORY,
    }),
  }),
  refunded: messageText<number>({
    event: 'membership.refunded',
    ...LINE,
    example: 3_900,
    words: (won) => ({
      title: '멤버십 환불 완료',
      text: `멤버십 ${formatWon(won)}을 결제하신 카드로 환불했어요. 카드 명세서에는 며칠 뒤에 보일 수 있어요.`,
      path: HISTORY,
    }),
  }),
} as const;
