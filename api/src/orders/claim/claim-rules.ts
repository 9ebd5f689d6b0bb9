import { CLAIM } from '@dongne/contract';
import { Refusal, type Transaction } from '#base';
import { lockRequestAndMember } from '../requests/request-repository';
import { findAndLockClaim, findClaim, type ClaimOwner, type ClaimRow } from './claim-repository';
import type { SHOP_CLAIM_ACTIONS } from './claim-schemas';

const DAY_MS = 24 * 3_600_000;

type Claim = ClaimRow['claim'];

/** From when a claim may be decided: once its shop has answered, or has been silent for two days; null once it was decided. */
export const decidableAt = ({ status, decision, createdAt }: Claim): Date | null => {
  if (decision !== null) return null;
  return status === 'Answered' ? createdAt : new Date(createdAt.getTime() + CLAIM.shopDays * DAY_MS);
};

/** What its shop may do about a claim now. */
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

/** The refusal of a claim that is none of the caller's. */
export const noClaim = (): Refusal => new Refusal('NOT_FOUND', { svMessage: '찾는 접수 내역이 없어요.' });

/**
 * A claim with its member, its request and itself locked, always in this order, which is that of a withdrawal and of whoever
 * makes a claim.
 *
 * @throws {Refusal} `NOT_FOUND`, also for somebody else's.
 */
export const lockClaim = async (tx: Transaction, owner: ClaimOwner, id: number): Promise<ClaimRow> => {
  const found = await findClaim(tx, owner, id);
  if (found === undefined) throw noClaim();
  await lockRequestAndMember(tx, { memberId: found.request.memberId }, found.request.id);
  const row = await findAndLockClaim(tx, owner, id);
  if (row === undefined) throw noClaim();
  return row;
};
