import { BRAND, MEMBERSHIP } from '@dongne/contract';
import { issueCharge, type ChargeRow } from '../charges';
import type { Transaction } from '#base';
import { updateMembership, type MembershipRow } from '#customers';
import type { MembershipMonth } from './membership-months';

const GOODS_NAME = `${BRAND.name} 멤버십`;

/** Issues the charge of a membership month. */
export const issueMonth = async (
  tx: Transaction,
  { id: membershipId, memberId }: Pick<MembershipRow, 'id' | 'memberId'>,
  { startsAt, endsAt }: MembershipMonth,
  at: Date,
): Promise<ChargeRow> => {
  await updateMembership(tx, membershipId, { dueFrom: startsAt, retryAt: null, failMessage: null });
  return issueCharge(tx, {
    kind: 'membership',
    memberId,
    membershipId,
    periodStartsAt: startsAt,
    periodEndsAt: endsAt,
    amountWon: MEMBERSHIP.monthlyWon,
    goodsName: GOODS_NAME,
    at,
  });
};
