import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { WithdrawalInput } from './member-schemas';

export const withdrawMember = async (_parts: AppParts, _memberId: number, _input: WithdrawalInput): Promise<void> => {
  throw new Refusal('UNAVAILABLE');
};
