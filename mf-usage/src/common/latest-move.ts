import type { RequestDetail, RequestStatus, TimelineEntry } from '@dongne/contract';

/** Newest transition of a request to a status; undefined without one. */
export const latestMove = (
  { timeline }: Pick<RequestDetail, 'timeline'>,
  wanted: RequestStatus,
): TimelineEntry | undefined => timeline.filter(({ event, status }) => event === 'moved' && status === wanted).at(-1);
