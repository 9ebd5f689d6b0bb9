import { endpoints, type ShopDetail } from '@dongne/contract';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { queryOf } from '../queries/use-remote';
import { sessionAtom, whileMember } from '../session/session-atoms';

/** Whether the customer pays the members' price at a shop; no for a visitor, and as long as it is not known. */
export const useHasMemberPrice = ({ hasMembershipService }: Pick<ShopDetail, 'hasMembershipService'>): boolean => {
  const isLoggedIn = useAtomValue(sessionAtom).state === 'member';
  const { data } = useQuery({
    ...queryOf(endpoints.membership),
    enabled: hasMembershipService && whileMember(isLoggedIn),
  });
  return hasMembershipService && isLoggedIn && data?.userMembershipInfo[0]?.userStatus === 'Membership';
};
