import { CLAIM } from '@dongne/contract';

const DAY_MS = 24 * 3_600_000;

/** Until when what was delivered then may be claimed. */
export const claimUntil = (deliveredAt: Date): Date => new Date(deliveredAt.getTime() + CLAIM.days * DAY_MS);

/** Whether what was delivered then may still be claimed; null for what was not delivered. */
export const isInClaimTime = (deliveredAt: Date | null, now: Date): boolean =>
  deliveredAt !== null && now <= claimUntil(deliveredAt);
