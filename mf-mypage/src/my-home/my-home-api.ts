import type { Member, MembershipAnswer, PartnerInfo } from '@dongne/contract';
import { http, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import { COUPONS_QUERY_KEY, fetchCoupons, fetchPoints, useMember } from '../common/member-api';
import type { Restrictions } from './my-home-rules';

/** The account, and what the member's partner programme takes away from my page. Ready when both are known, so that nothing jumps. */
export const useMyHome = (): RemoteData<{ readonly member: Member; readonly restrictions: Restrictions }> => {
  const member = useMember();
  const isPartnerUser = member.state === 'ready' && member.value.isPartnerUser;
  const programme = useQuery({
    queryKey: ['member', 'partnerInfo'],
    queryFn: () => http.get<PartnerInfo[]>('/member/partnerInfo'),
    enabled: isPartnerUser,
  });
  if (member.state !== 'ready') return member;
  if (!isPartnerUser) return { state: 'ready', value: { member: member.value, restrictions: [] } };
  if (programme.isPending) return { state: 'loading' };
  const restrictions = programme.data === undefined ? 'unknown' : (programme.data[0]?.restrictions ?? []);
  return { state: 'ready', value: { member: member.value, restrictions } };
};

/** The member's membership. One that does not load is no reason to stop anybody (product specification §8). */
export const useMembershipInfo = () => {
  const { data, isPending } = useQuery({
    queryKey: ['myPage', 'membership', 'line'],
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
