import { endpoints, type Member } from '@dongne/contract';
import { usePages } from '@dongne/pages';
import { queryOf, useCapabilities, useRemote, type CapabilityTable, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** Account and capabilities of the member. Ready when both are loaded, to avoid layout shifts. */
export const useMyHome = (): RemoteData<{ readonly member: Member; readonly can: CapabilityTable }> => {
  const member = useRemote(endpoints.member);
  const capabilities = useCapabilities();
  if (member.state !== 'ready') return member;
  if (capabilities.state === 'loading') return { state: 'loading' };
  return { state: 'ready', value: { member: member.value, can: capabilities.can } };
};

/** Membership of the member. A failure must not block the page (product specification §8). */
export const useMembershipInfo = () => {
  const { data, isPending } = useQuery(queryOf(endpoints.membership));
  return { isPending, info: data?.userMembershipInfo[0] };
};

/** Number of usable coupons; `undefined` until it is loaded. */
export const useCouponCount = (isAsked: boolean): number | undefined =>
  useQuery({ ...queryOf(endpoints.coupons), enabled: isAsked }).data?.items.filter(({ state }) => state === 'usable')
    .length;

/** Points of the member; `undefined` until they are loaded. Shares the query of the points page. */
export const usePointBalance = (): number | undefined => {
  const { pages } = usePages(endpoints.points, {});
  return pages.state === 'ready' ? pages.value[0]?.balance : undefined;
};
