import type { RequestDetail } from '@dongne/contract';

/** Instant of the latest collection of a request; undefined before it. */
export const collectedAtOf = ({ timeline }: Pick<RequestDetail, 'timeline'>): string | undefined =>
  timeline.filter(({ status, event }) => status === 'Collected' && event === 'moved').at(-1)?.at;
