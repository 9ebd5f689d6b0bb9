import { formatWon, type EventDetail, type EventList } from '@dongne/contract';
import { readDay } from '../common/read-day';

type EventSummary = EventList['items'][number];

/** Period of an event: `2026.11.01~2026.11.30`, or `2026.11.01부터` without an end. */
export const periodOf = ({ startsAt, endsAt }: Pick<EventSummary, 'startsAt' | 'endsAt'>): string =>
  endsAt === null ? `${readDay(startsAt)}부터` : `${readDay(startsAt)}~${readDay(endsAt)}`;

/** Label of an event's state. */
export const STATE_LABEL: Record<EventSummary['state'], string> = {
  upcoming: '예정',
  running: '진행 중',
  over: '종료',
};

/** Conditions of an event's coupon, one sentence each. */
const couponConditions = ({ minimumWon, validDays, endsAt }: NonNullable<EventDetail['coupon']>): readonly string[] => [
  ...(minimumWon > 0 ? [`이용 금액 ${formatWon(minimumWon)} 이상에서 쓸 수 있어요.`] : []),
  validDays === null ? `${readDay(endsAt)}까지 쓸 수 있어요.` : `받은 날부터 ${validDays}일 동안 쓸 수 있어요.`,
  '계정마다 한 번 받을 수 있어요.',
];

/** Conditions of an event. */
export const conditionsOf = ({ coupon, conditions }: Pick<EventDetail, 'coupon' | 'conditions'>): readonly string[] => [
  ...(coupon === null ? [] : couponConditions(coupon)),
  ...conditions,
];
