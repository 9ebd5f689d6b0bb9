import type { Member, MembershipAnswer } from '@dongne/contract';
import { http, MEMBER_KEYS, useCapabilities, type CapabilityTable, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import { COUPONS_QUERY_KEY, fetchCoupons, fetchPoints, useMember } from '../common/member-api';

/** The account, and what the member's partner programme leaves of my page. Ready when both are known, so that nothing jumps. */
export const useMyHome = (): RemoteData<{ readonly member: Member; readonly can: CapabilityTable }> => {
  const member = useMember();
  const capabilities = useCapabilities();
  if (member.state !== 'ready') return member;
  if (capabilities.state === 'loading') return { state: 'loading' };
  return { state: 'ready', value: { member: member.value, can: capabilities.can } };
};

/** The member's membership. One that does not load is no reason to stop anybody (product specification §8). */
export const useMembershipInfo = () => {
  const { data, isPending } = useQuery({
    queryKey: MEMBER_KEYS.membership,
    queryFn: () => http.get<MembershipAnswer>('/myPage/membership'),
  });
  return { isPending, info: data?.userMembershipInfo[0] };
};

/** How many coupons can be used now; `undefined` until it is known. */
export const useCouponCount = (isAsked: boolean): number | undefined =>
  useQuery({ queryKey: COUPONS_QUERY_KEY, queryFn: fetchCoupons, enabled: isAsked }).data?.items.filter(
    ({ state }) => state === 'usable',
  ).length;

/** The member's points; `undefined` until it is known. */
export const usePointBalance = (): number | undefined =>
  useQuery({ queryKey: ['myPage', 'pointBalance'], queryFn: () => fetchPoints(null) }).data?.balance;
