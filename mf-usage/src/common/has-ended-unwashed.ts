import { STATUSES_OF_USAGE, type RequestDetail } from '@dongne/contract';

/** Whether a request ended before washing, so no item, price or payment will follow. */
export const hasEndedUnwashed = ({ originalStatus }: Pick<RequestDetail, 'originalStatus'>): boolean =>
  STATUSES_OF_USAGE.cancelled.includes(originalStatus);
