import { useNow } from '@dongne/platform';
import {
  formatCollectionTime,
  formatDay,
  formatTimeRange,
  seoulDate,
  stepsReached,
  type RequestSummary,
} from '@dongne/contract';

type Collection = Pick<RequestSummary, 'collectionTime' | 'collectionEndTime' | 'originalStatus'>;

/**
 * Collection time in one line: today `오늘 18시 이후`, any other day or once it is collected `3월 4일 (화) 18:00~20:00`.
 * Product specification §4.
 */
const collectionTimeText = ({ collectionTime, collectionEndTime, originalStatus }: Collection, now: number): string => {
  const isAhead = stepsReached(originalStatus) === 1;
  if (isAhead && seoulDate(collectionTime) === seoulDate(now)) return formatCollectionTime(collectionTime, now);
  return `${formatDay(collectionTime)} ${formatTimeRange(collectionTime, collectionEndTime)}`;
};

/** Collection time, relative to the current time. */
export const CollectionTime = ({ request }: { request: Collection }) => {
  return <>{collectionTimeText(request, useNow())}</>;
};
