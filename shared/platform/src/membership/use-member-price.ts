import { endpoints, type ShopDetail } from '@dongne/contract';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { queryOf } from '../queries/use-remote';
import { sessionAtom, whileMember } from '../session/session-atoms';

/** Returns whether the customer pays the members' price at a shop; false for a visitor and until it is known. */
export const useHasMemberPrice = ({ hasMembershipService }: Pick<ShopDetail, 'hasMembershipService'>): boolean => {
  const isLoggedIn = useAtomValue(sessionAtom).state === 'member';
  const { data } = useQuery({
    ...queryOf(endpoints.membership),
    enabled: hasMembershipService && whileMember(isLoggedIn),
  });
  return hasMembershipService && isLoggedIn && data?.userMembershipInfo[0]?.userStatus === 'Membership';
};
