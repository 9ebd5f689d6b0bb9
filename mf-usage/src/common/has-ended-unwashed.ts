import { STATUSES_OF_USAGE, type RequestDetail } from '@dongne/contract';

/** Whether a request has ended without any washing: nothing more will be found, priced or paid. */
export const hasEndedUnwashed = ({ originalStatus }: Pick<RequestDetail, 'originalStatus'>): boolean =>
  STATUSES_OF_USAGE.cancelled.includes(originalStatus);
