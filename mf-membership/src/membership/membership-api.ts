import type { MembershipAnswer, MembershipInfo } from '@dongne/contract';
import { ApiError, http } from '@dongne/platform';

/** The member's membership, also of somebody who never joined. @throws {ApiError} `UNAVAILABLE`. */
export const fetchMembership = (): Promise<MembershipAnswer> => http.get('/myPage/membership');

/** The entry that counts; product specification §7 reads the first. @throws {ApiError} `NOT_FOUND` when there is none. */
export const firstMembershipOf = ({ userMembershipInfo: [info] }: MembershipAnswer): MembershipInfo => {
  if (info === undefined) throw new ApiError('NOT_FOUND', undefined);
  return info;
};
