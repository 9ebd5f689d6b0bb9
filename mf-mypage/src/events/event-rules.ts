import { formatWon, type EventDetail, type EventList } from '@dongne/contract';
import { readDay } from '../common/read-day';

type EventSummary = EventList['items'][number];

/** When an event runs: `2026.11.01~2026.11.30`, or `2026.11.01부터` when nobody has set an end. */
export const periodOf = ({ startsAt, endsAt }: Pick<EventSummary, 'startsAt' | 'endsAt'>): string =>
  endsAt === null ? `${readDay(startsAt)}부터` : `${readDay(startsAt)}~${readDay(endsAt)}`;

/** What an event is now, in a word. */
export const STATE_LABEL: Record<EventSummary['state'], string> = {
  upcoming: '예정',
  running: '진행 중',
  over: '종료',
};

/** When the coupon of an event can be used, a sentence each. */
const couponConditions = ({ minimumWon, validDays, endsAt }: NonNullable<EventDetail['coupon']>): readonly string[] => [
  ...(minimumWon > 0 ? [`이용 금액 ${formatWon(minimumWon)} 이상에서 쓸 수 있어요.`] : []),
  validDays === null ? `${readDay(endsAt)}까지 쓸 수 있어요.` : `받은 날부터 ${validDays}일 동안 쓸 수 있어요.`,
  '계정마다 한 번 받을 수 있어요.',
];

/** Everything that has to be known before one takes part. */
export const conditionsOf = ({ coupon, conditions }: Pick<EventDetail, 'coupon' | 'conditions'>): readonly string[] => [
  ...(coupon === null ? [] : couponConditions(coupon)),
  ...conditions,
];
