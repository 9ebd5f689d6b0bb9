import { CLAIM } from '@dongne/contract';
import { Refusal, type Transaction } from '#base';
import { lockRequestAndMember } from '../order';
import { type ClaimOwner, type ClaimRow, findAndLockClaim, findClaim } from './claim-repository';
import type { SHOP_CLAIM_ACTIONS } from './claim-schemas';

const DAY_MS = 24 * 3_600_000;

type Claim = ClaimRow['claim'];

/** Earliest time of a decision: once the shop has answered, or after two days of silence; null once it was decided. */
export const decidableAt = ({ status, decision, createdAt }: Claim): Date | null => {
  if (decision !== null) return null;
  return status === 'Answered' ? createdAt : new Date(createdAt.getTime() + CLAIM.shopDays * DAY_MS);
};

/** Actions of the shop on a claim now. */
export const shopActions = ({ status, collectedAgainAt }: Claim): (typeof SHOP_CLAIM_ACTIONS)[number][] => {
  switch (status) {
    case 'Received':
      return ['answer'];
    case 'WashAgain':
      return [collectedAgainAt === null ? 'collectedAgain' : 'returnedAgain'];
    case 'Answered':
    case 'Refunded':
    case 'WashedAgain':
    case 'Refused':
      return [];
  }
};

/** The refusal of a claim that is not the caller's. */
export const noClaim = (): Refusal => new Refusal('NOT_FOUND', { svMessage: '찾는 접수 내역이 없어요.' });

/**
 * Locks a claim with its member and its request, always in this order, which withdrawals and new claims follow too
 * (deadlock).
 *
 * @throws {Refusal} `NOT_FOUND`, also for another owner's.
 */
export const lockClaim = async (tx: Transaction, owner: ClaimOwner, id: number): Promise<ClaimRow> => {
  const found = await findClaim(tx, owner, id);
  if (found === undefined) throw noClaim();
  await lockRequestAndMember(tx, { memberId: found.request.memberId }, found.request.id);
  const row = await findAndLockClaim(tx, owner, id);
  if (row === undefined) throw noClaim();
  return row;
};
