import type { MembershipAnswer, MembershipInfo } from '@dongne/contract';
import { ApiError, http } from '@dongne/platform';

/**
 * The member's membership, also of somebody who never joined; product specification §7 reads the first entry.
 *
 * @throws {ApiError} `UNAVAILABLE`; `NOT_FOUND` when the answer holds no entry.
 */
export const fetchMembership = async (): Promise<MembershipInfo> => {
  const [info] = (await http.get<MembershipAnswer>('/myPage/membership')).userMembershipInfo;
  if (info === undefined) throw new ApiError('NOT_FOUND', undefined);
  return info;
};
