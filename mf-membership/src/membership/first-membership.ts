import type { MembershipAnswer, MembershipInfo } from '@dongne/contract';
import { ApiError } from '@dongne/platform';

/** Current entry; product specification §7 reads the first. @throws {ApiError} `NOT_FOUND` when there is none. */
export const firstMembershipOf = ({ userMembershipInfo: [info] }: MembershipAnswer): MembershipInfo => {
  if (info === undefined) throw new ApiError('NOT_FOUND', undefined);
  return info;
};
