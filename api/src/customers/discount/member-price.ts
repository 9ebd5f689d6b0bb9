import type { Executor } from '#base';
import { findMembership } from './membership-repository';
import { isRunning } from './membership-rules';

/** Whether a customer pays the members' price at a shop now: their membership runs, and the shop honours it. */
export const hasMemberPrice = async (
  executor: Executor,
  memberId: number,
  { hasMembershipService }: { readonly hasMembershipService: boolean },
  now: Date,
): Promise<boolean> => hasMembershipService && isRunning(await findMembership(executor, memberId), now);
