import type { MembershipAnswer, PartnerInfo } from '@dongne/contract';
import { http } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import { COUPONS_QUERY_KEY, fetchCoupons, fetchPoints } from '../common/member-api';
import type { Restrictions } from './my-home-rules';

/**
 * What the member's partner programme takes away.
 *
 * @param isPartnerUser `undefined` while that is not known.
 */
export const useRestrictions = (isPartnerUser: boolean | undefined): Restrictions => {
  const { data } = useQuery({
    queryKey: ['member', 'partnerInfo'],
    queryFn: () => http.get<PartnerInfo[]>('/member/partnerInfo'),
    enabled: isPartnerUser === true,
  });
  if (isPartnerUser === false) return [];
  return data === undefined ? 'unknown' : (data[0]?.restrictions ?? []);
};

/** The member's membership; `undefined` until it is known, and when it cannot be had: my page does without (product specification §8). */
export const useMembershipInfo = () =>
  useQuery({
    queryKey: ['myPage', 'membership', 'line'],
    queryFn: () => http.get<MembershipAnswer>('/myPage/membership'),
  }).data?.userMembershipInfo[0];

/** How many coupons can be used now; `undefined` until it is known. */
export const useCouponCount = (isAsked: boolean): number | undefined =>
  useQuery({ queryKey: COUPONS_QUERY_KEY, queryFn: fetchCoupons, enabled: isAsked }).data?.items.filter(
    ({ state }) => state === 'usable',
  ).length;

/** The member's points; `undefined` until it is known. */
export const usePointBalance = (): number | undefined =>
  useQuery({ queryKey: ['myPage', 'pointBalance'], queryFn: () => fetchPoints(null) }).data?.balance;
