import { formatDay, seoul, seoulDate } from './dates';
import type { RequestStatus } from './request-status';

/** Steps of a successful request, for the progress bar. */
export const PROGRESS_STEPS = ['신청', '수거', '금액 확인', '세탁', '배송'] as const;

/** Number of completed steps; `null` if the request ended early. */
const REACHED: Record<RequestStatus, number | null> = {
  Requested: 1,
  Collected: 2,
  Registering: 2,
  Registered: 3,
  Processing: 4,
  WashCompleted: 4,
  Delivering: 5,
  Delivered: 5,
  Completed: 5,
  Denied: null,
  NoShow: null,
  Cancelled: null,
  Returned: null,
};

/** Returns how many of `PROGRESS_STEPS` are completed; `null` if the request ended early. */
export const stepsReached = (status: RequestStatus): number | null => REACHED[status];

/** Input of the next time of a request; all instants are ISO strings. */
interface TimedRequest {
  readonly originalStatus: RequestStatus;
  readonly collectionTime: string;
  readonly collectionEndTime: string;
  /** Return date: the shop's due date since its offer, until then the expected one. */
  readonly returnAt: string | null;
}

type Moment = string | number | Date;

/** Formats `오늘`, `내일`, otherwise `3월 4일 (수)`. */
export const formatNearDay = (instant: string, now: Moment): string => {
  const day = seoulDate(instant);
  if (day === seoulDate(now)) return '오늘';
  return day === seoul(now).add(1, 'day').format('YYYY-MM-DD') ? '내일' : formatDay(instant);
};

const isPastDay = (instant: string, now: Moment): boolean => seoulDate(instant) < seoulDate(now);

/** A due date without an hour ends with its day; one with an hour was set by the shop. */
const hasHour = (instant: string): boolean => seoul(instant).format('HH:mm') !== '23:59';

const returnText = (returnAt: string | null, now: Moment): string | null => {
  if (returnAt === null) return null;
  return isPastDay(returnAt, now)
    ? `${formatDay(returnAt)} 배송 예정이었어요`
    : `${formatNearDay(returnAt, now)} 배송 예정`;
};

const arrivalText = (returnAt: string | null, now: Moment): string | null => {
  if (returnAt === null || isPastDay(returnAt, now)) return returnText(returnAt, now);
  const day = formatNearDay(returnAt, now);
  return hasHour(returnAt) ? `${day} ${seoul(returnAt).format('H')}시쯤 도착` : `${day} 도착 예정`;
};

/**
 * Formats the next relevant time: `내일 18~20시 수거`, `11월 25일 (수) 배송 예정`, `오늘 20시쯤 도착`.
 *
 * @returns null if unknown.
 */
export const nextTimeText = (request: TimedRequest, now: Moment): string | null => {
  const { originalStatus, collectionTime, collectionEndTime, returnAt } = request;
  switch (originalStatus) {
    case 'Requested': {
      const hours = `${seoul(collectionTime).format('H')}~${seoul(collectionEndTime).format('H')}시`;
      return `${formatNearDay(collectionTime, now)} ${hours} 수거`;
    }
    // Washing starts after the approval: the shop's date holds from then on.
    case 'Registered':
      return null;
    case 'Collected':
    case 'Registering':
    case 'Processing':
    case 'WashCompleted':
      return returnText(returnAt, now);
    case 'Delivering':
      return arrivalText(returnAt, now);
    case 'Delivered':
      return '문 앞에 두었어요';
    case 'Completed':
    case 'Denied':
    case 'NoShow':
    case 'Cancelled':
    case 'Returned':
      return null;
  }
};

/**
 * Formats the expected return of a request that is not collected yet: `11월 28일 (토) 배송 예정`.
 *
 * @returns null later, when the next time is the return, and if unknown.
 */
export const expectedReturnText = ({ originalStatus, returnAt }: TimedRequest, now: Moment): string | null =>
  originalStatus === 'Requested' ? returnText(returnAt, now) : null;
