import { endpoints, type Member } from '@dongne/contract';
import { usePages } from '@dongne/pages';
import { queryOf, useCapabilities, useRemote, type CapabilityTable, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** The account, and what the member's partner programme leaves of my page. Ready when both are known, so that nothing jumps. */
export const useMyHome = (): RemoteData<{ readonly member: Member; readonly can: CapabilityTable }> => {
  const member = useRemote(endpoints.member);
  const capabilities = useCapabilities();
  if (member.state !== 'ready') return member;
  if (capabilities.state === 'loading') return { state: 'loading' };
  return { state: 'ready', value: { member: member.value, can: capabilities.can } };
};

/** The member's membership. One that does not load is no reason to stop anybody (product specification §8). */
export const useMembershipInfo = () => {
  const { data, isPending } = useQuery(queryOf(endpoints.membership));
  return { isPending, info: data?.userMembershipInfo[0] };
};

/** How many coupons can be used now; `undefined` until it is known. */
export const useCouponCount = (isAsked: boolean): number | undefined =>
  useQuery({ ...queryOf(endpoints.coupons), enabled: isAsked }).data?.items.filter(({ state }) => state === 'usable')
    .length;

/** The member's points; `undefined` until it is known. The page of points finds what was loaded here. */
export const usePointBalance = (): number | undefined => {
  const { pages } = usePages(endpoints.points, {});
  return pages.state === 'ready' ? pages.value[0]?.balance : undefined;
};
