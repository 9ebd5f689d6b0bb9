import { CLAIM } from '@dongne/contract';

const DAY_MS = 24 * 3_600_000;

/** End of the claim period of a delivery. */
export const claimUntil = (deliveredAt: Date): Date => new Date(deliveredAt.getTime() + CLAIM.days * DAY_MS);

/** Whether a delivery is within its claim period; null for an undelivered request. */
export const isInClaimTime = (deliveredAt: Date | null, now: Date): boolean =>
  deliveredAt !== null && now <= claimUntil(deliveredAt);
