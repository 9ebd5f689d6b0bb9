import { ACTIONS_OF_STATUS } from '@dongne/contract';
import type { RequestParts, RequestRow } from '../order';
import { claimUntil, isInClaimTime } from './claim-time';
import type { RequestClaimRow } from './request-claim-repository';

/** Claims of a request, and the items that may still be claimed. */
export interface ClaimSummary {
  readonly claims: readonly RequestClaimRow[];
  readonly claimableItems: readonly { readonly id: number; readonly name: string }[];
  readonly deliveredAt: Date | null;
}

const deliveryIn = ({ moves }: Pick<RequestParts, 'moves'>): Date | null =>
  moves.findLast(({ event, toStatus }) => event === 'moved' && toStatus === 'Delivered')?.at ?? null;

/** Selects the items of a request that may be claimed now: approved, delivered lately, and not claimed. */
export const claimSummary = (
  { status, approvedVersion }: Pick<RequestRow, 'status' | 'approvedVersion'>,
  parts: Pick<RequestParts, 'moves' | 'items'>,
  claims: readonly RequestClaimRow[],
  now: Date,
): ClaimSummary => {
  const deliveredAt = deliveryIn(parts);
  const claimed = new Set(claims.map(({ itemId }) => itemId));
  const isOpen = ACTIONS_OF_STATUS[status].includes('claim') && isInClaimTime(deliveredAt, now);
  const items = isOpen
    ? parts.items.filter((item) => item.offerVersion === approvedVersion && !item.declined && !claimed.has(item.id))
    : [];
  return { claims, claimableItems: items.map(({ id, name }) => ({ id, name })), deliveredAt };
};

/** The summary as the detail of a request has it. */
export const claimSummaryView = ({ claims, claimableItems, deliveredAt }: ClaimSummary) => ({
  claims: claims.map(({ compensation, ...claim }) => ({ ...claim, ...(compensation !== null && { compensation }) })),
  claimableItems: [...claimableItems],
  claimUntil: deliveredAt === null ? null : claimUntil(deliveredAt).toISOString(),
});
