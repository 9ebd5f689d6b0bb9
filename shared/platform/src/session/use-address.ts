import type { MemberAddress } from '@dongne/contract';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { http } from '../http/http';
import { toRemoteData, type RemoteData } from '../queries/remote-data';
import { visitorAddress, visitorPosition } from './address-cookie';
import { MEMBER_KEYS } from './member-keys';
import { sessionAtom } from './session-atoms';

/** Where this person's laundry is collected, as screens need it. */
export interface CurrentAddress {
  /** Road address first (product specification §2); `undefined` when none was set: the default position applies. */
  readonly label: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
}

/** Query key of the member's address; invalidate it after a change. */
export const ADDRESS_QUERY_KEY = MEMBER_KEYS.address;

/** The member's whole address; only asked for when a member is here. */
export const useMemberAddress = (): RemoteData<MemberAddress> => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  return toRemoteData(
    useQuery({
      queryKey: ADDRESS_QUERY_KEY,
      queryFn: () => http.get<MemberAddress>('/member/address'),
      enabled: isMember,
    }),
  );
};

/** The address of whoever is here: a member's own, a visitor's of the cookie, else the default position. */
export const useAddress = (): RemoteData<CurrentAddress> => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const own = useMemberAddress();
  if (!isMember) return { state: 'ready', value: { label: visitorAddress()?.label, ...positionOf(visitorPosition()) } };
  if (own.state !== 'ready') return own;
  const { roadAddress, address, latitude, longitude } = own.value;
  return { state: 'ready', value: { label: roadAddress || address, latitude, longitude } };
};

const positionOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ latitude, longitude });
