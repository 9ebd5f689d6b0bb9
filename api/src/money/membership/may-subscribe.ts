import { Refusal, type Executor } from '#base';
import { findMember, isRestricted } from '#customers';

/** Whether somebody may have a membership: they are still here, and no programme of theirs takes it away. */
export const maySubscribe = async (executor: Executor, memberId: number): Promise<boolean> => {
  const member = await findMember(executor, memberId);
  return member !== undefined && !isRestricted(member.partnerId, 'membership');
};

/** @throws {Refusal} `PARTNER_RESTRICTED` for somebody whose programme takes the membership away. */
export const checkMaySubscribe = async (executor: Executor, memberId: number): Promise<void> => {
  if (!(await maySubscribe(executor, memberId))) throw new Refusal('PARTNER_RESTRICTED');
};
