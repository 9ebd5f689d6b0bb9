import { useNow } from '@dongne/platform';
import { formatCollectionTime, formatTimeRange, seoulDate, type RequestSummary } from '@dongne/contract';

type Collection = Pick<RequestSummary, 'collectionTime' | 'collectionEndTime'>;

/**
 * Collection time in one line: today `오늘 18시 이후`, any other day `3월 4일 (화) 18:00~20:00`.
 * Product specification §4.
 */
const collectionTimeText = ({ collectionTime, collectionEndTime }: Collection, now: number): string => {
  const day = formatCollectionTime(collectionTime, now);
  const isToday = seoulDate(collectionTime) === seoulDate(now);
  return isToday ? day : `${day} ${formatTimeRange(collectionTime, collectionEndTime)}`;
};

/** Collection time, relative to the current time. */
export const CollectionTime = ({ request }: { request: Collection }) => {
  return <>{collectionTimeText(request, useNow())}</>;
};
