import type { Executor } from '#base';
import { findMembership, type MembershipRow } from './membership-repository';
import { isRunning } from './membership-rules';

interface Shop {
  readonly hasMembershipService: boolean;
}

/** Whether a membership gives its price at a shop: it is active, and the shop honours it. */
export const givesMemberPrice = (
  membership: MembershipRow | undefined,
  { hasMembershipService }: Shop,
  now: Date,
): boolean => hasMembershipService && isRunning(membership, now);

/** Whether a customer gets the membership price at a shop. */
export const hasMemberPrice = async (executor: Executor, memberId: number, shop: Shop, now: Date): Promise<boolean> =>
  shop.hasMembershipService && givesMemberPrice(await findMembership(executor, memberId), shop, now);
