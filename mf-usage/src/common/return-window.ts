import {
  formatDay,
  formatNearDay,
  isActive,
  seoul,
  seoulDate,
  startOfSeoulDay,
  type RequestDetail,
} from '@dongne/contract';
import { dueDayText } from './due-day';
import { latestMove } from './latest-move';

type Returned = Pick<
  RequestDetail,
  'originalStatus' | 'dueDate' | 'expectedReturnAt' | 'collectionTime' | 'timeline' | 'allowedActions'
>;

const DAY_MS = 24 * 3_600_000;

/** Days by which a shop may be earlier than its usual turnaround, which is an upper limit. */
const EARLIER_DAYS = 2;

/** `12월 2일~4일`, with the month of the end only where it differs. */
const daysText = (from: number, until: number): string => {
  const isOneMonth = seoul(from).format('YYYY-MM') === seoul(until).format('YYYY-MM');
  return `${seoul(from).format('M월 D일')}~${seoul(until).format(isOneMonth ? 'D일' : 'M월 D일')}`;
};

/** Before the inspection: by the usual turnaround of the shop, but not before the day after the collection. */
const estimatedText = ({ collectionTime }: Returned, expectedAt: string, now: number): string => {
  const until = startOfSeoulDay(seoulDate(expectedAt));
  const first = startOfSeoulDay(seoulDate(Math.max(Date.parse(collectionTime), now))) + DAY_MS;
  const from = Math.max(first, until - EARLIER_DAYS * DAY_MS);
  return from < until ? daysText(from, until) : formatDay(expectedAt);
};

/** A due date without an hour ends with its day. */
const hasHour = (dueDate: string): boolean => seoul(dueDate).format('HH:mm') !== '23:59';

/** Washed: any time from now on, until the day that the shop has named. */
const readyText = (dueDate: string, now: number): string =>
  seoulDate(dueDate) === seoulDate(now) ? '오늘' : `오늘~${formatNearDay(dueDate, now)}`;

/** On its way: the day on which the shop left with it, with the hour if it has named one. */
const onItsWayText = (dueDate: string, now: number): string => {
  const isToday = seoulDate(dueDate) === seoulDate(now);
  return isToday && hasHour(dueDate) ? `오늘 ${seoul(dueDate).format('H')}시쯤` : '오늘';
};

/** Whether the shop left today: a delivery that was begun on another day has no day of its own. */
const hasLeftToday = (request: Returned, now: number): boolean => {
  const left = latestMove(request, 'Delivering');
  return left !== undefined && seoulDate(left.at) === seoulDate(now);
};

/** Whether a return is promised: neither while the price waits, nor once the laundry is back or the request has ended. */
const isPromised = ({ originalStatus, allowedActions }: Returned): boolean =>
  isActive(originalStatus) && !allowedActions.includes('approve') && originalStatus !== 'Delivered';

/**
 * When the laundry comes back, as narrow as what the shop has done allows: by its usual turnaround after the order, a
 * window after the collection, the day that it names with the price, from today on when washed, today when on its way.
 *
 * @returns null while nothing is known or promised.
 */
export const returnText = (request: Returned, now: number): string | null => {
  const { originalStatus, dueDate, expectedReturnAt } = request;
  const day = dueDate ?? expectedReturnAt;
  if (day === null || !isPromised(request)) return null;
  if (originalStatus === 'Delivering' && hasLeftToday(request, now)) return onItsWayText(day, now);
  if (seoulDate(day) < seoulDate(now)) return dueDayText(day, now);
  if (originalStatus === 'WashCompleted' || originalStatus === 'Delivering') return readyText(day, now);
  if (originalStatus === 'Registered' || originalStatus === 'Processing') return `${formatDay(day)}까지`;
  return originalStatus === 'Requested' || dueDate !== null ? formatDay(day) : estimatedText(request, day, now);
};
