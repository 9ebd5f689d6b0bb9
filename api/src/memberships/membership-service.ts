import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { MembershipView } from './membership-schemas';

export const viewMembership = async (_parts: AppParts, _memberId: number): Promise<MembershipView> => {
  throw new Refusal('UNAVAILABLE');
};
