import type { Executor } from '#base';
import { findMembership } from './membership-repository';
import { isRunning } from './membership-rules';

/** Whether a customer gets the membership price at a shop: active membership, and a shop that honours it. */
export const hasMemberPrice = async (
  executor: Executor,
  memberId: number,
  { hasMembershipService }: { readonly hasMembershipService: boolean },
  now: Date,
): Promise<boolean> => hasMembershipService && isRunning(await findMembership(executor, memberId), now);
