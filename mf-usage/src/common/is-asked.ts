import type { RequestDetail } from '@dongne/contract';

/** Whether a request waits for its customer to approve the price. */
export const isAsked = ({ offer, allowedActions }: Pick<RequestDetail, 'offer' | 'allowedActions'>): boolean =>
  offer !== null && allowedActions.includes('approve');
