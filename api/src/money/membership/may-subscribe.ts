import { Refusal, type Executor } from '#base';
import { findMember, isRestricted } from '#customers';

/** Whether a member may have a membership: not withdrawn, and not restricted by a voucher programme. */
export const maySubscribe = async (executor: Executor, memberId: number): Promise<boolean> => {
  const member = await findMember(executor, memberId);
  return member !== undefined && !isRestricted(member.partnerId, 'membership');
};

/** @throws {Refusal} `PARTNER_RESTRICTED` for users of a programme that excludes the membership. */
export const checkMaySubscribe = async (executor: Executor, memberId: number): Promise<void> => {
  if (!(await maySubscribe(executor, memberId))) throw new Refusal('PARTNER_RESTRICTED');
};
