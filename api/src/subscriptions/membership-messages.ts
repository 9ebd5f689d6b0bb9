import { formatFullDay, formatWon, MEMBERSHIP, MEMBERSHIP_REMINDER_DAYS } from '@dongne/contract';
import type { Transaction } from '../database';
import { findMember } from '../members';
import { notify } from '../notifications';

/** What is said of a membership under the bell. */
interface MembershipMessage {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

const HOME = '/membership';
const HISTORY = '/membership/payment/history';
const FEE = formatWon(MEMBERSHIP.monthlyWon);

/** Card companies end their words without a full stop. */
const reason = (message: string): string => (message.endsWith('.') ? message : `${message}.`);

/** Every message of the membership. */
export const MESSAGES = {
  joined: (card: string, next: Date): MembershipMessage => ({
    title: '멤버십 시작',
    text: `${FEE}을 ${card}로 결제했어요. 오늘부터 제휴 세탁소에서 ${MEMBERSHIP.discountPercent}% 할인받아요. 다음 결제일은 ${formatFullDay(next)}이에요.`,
    path: HOME,
  }),
  renewed: (card: string, next: Date): MembershipMessage => ({
    title: '멤버십 결제 완료',
    text: `이번 달 멤버십 ${FEE}을 ${card}로 결제했어요. 다음 결제일은 ${formatFullDay(next)}이에요.`,
    path: HISTORY,
  }),
  notJoined: (message: string): MembershipMessage => ({
    title: '멤버십 결제 실패',
    text: `${FEE}을 결제하지 못해 멤버십이 시작되지 않았어요. ${reason(message)}`,
    path: '/membership/apply',
  }),
  failing: (message: string): MembershipMessage => ({
    title: '멤버십 결제 실패',
    text: `이번 달 멤버십 ${FEE}을 결제하지 못했어요. ${reason(message)} 할인은 그대로 받을 수 있고, 매일 한 번씩 다시 결제할게요. 카드를 바꾸면 바로 결제돼요.`,
    path: HOME,
  }),
  unpaid: (message: string): MembershipMessage => ({
    title: '멤버십 종료',
    text: `멤버십 ${FEE}을 결제하지 못해 멤버십이 끝났어요. ${reason(message)} 언제든 다시 시작할 수 있어요.`,
    path: HOME,
  }),
  upcoming: (at: Date): MembershipMessage => ({
    title: '멤버십 결제 예정',
    text: `${MEMBERSHIP_REMINDER_DAYS}일 안에 멤버십 ${FEE}이 결제돼요. 결제일은 ${formatFullDay(at)}이에요.`,
    path: HOME,
  }),
  leaving: (until: Date): MembershipMessage => ({
    title: '멤버십 해지 예약',
    text: `더 결제되지 않아요. 할인은 ${formatFullDay(until)}까지 받을 수 있어요.`,
    path: HOME,
  }),
  ended: (): MembershipMessage => ({
    title: '멤버십 종료',
    text: '이용 기간이 끝나 멤버십이 종료됐어요. 언제든 다시 시작할 수 있어요.',
    path: HOME,
  }),
  refunding: (won: number): MembershipMessage => ({
    title: '멤버십 해지',
    text: `멤버십이 끝났어요. ${formatWon(won)}을 결제하신 카드로 돌려 드릴게요.`,
    path: HISTORY,
  }),
  refunded: (won: number): MembershipMessage => ({
    title: '멤버십 환불 완료',
    text: `멤버십 ${formatWon(won)}을 결제하신 카드로 환불했어요. 카드 명세서에는 며칠 뒤에 보일 수 있어요.`,
    path: HISTORY,
  }),
} as const;

/** Tells a member, inside the transaction that causes it; nobody is told who has left. */
export const tellMember = async (
  tx: Transaction,
  memberId: number,
  message: MembershipMessage,
  at: Date,
): Promise<void> => {
  if ((await findMember(tx, memberId)) === undefined) return;
  await notify(tx, { memberId, kind: 'notice', ...message, createdAt: at });
};
