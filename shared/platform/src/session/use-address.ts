import { endpoints, type MemberAddress } from '@dongne/contract';
import { useAtomValue } from 'jotai';
import { gpsAtom, type Gps } from '../location/gps-atom';
import type { RemoteData } from '../queries/remote-data';
import { useRemote } from '../queries/use-remote';
import { visitorAddress } from '../cookies/address-cookie';
import { sessionAtom, whileMember } from './session-atoms';

/** Where this person's laundry is collected, as screens need it. */
export interface CurrentAddress {
  /** Road address first (product specification §2); `undefined` when none was set: the default position applies. */
  readonly label: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
  /** The device would know, but the person does not let it say; product specification §8. */
  readonly isLocationDenied: boolean;
}

/** The member's whole address; only asked for when a member is here. */
export const useMemberAddress = (): RemoteData<MemberAddress> => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  return useRemote(endpoints.memberAddress, {}, { enabled: whileMember(isMember) });
};

/** The address of the viewer: a member's own, a visitor's of the cookie, the device's place, else the default position. */
export const useAddress = (): RemoteData<CurrentAddress> => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const gps = useAtomValue(gpsAtom);
  const own = useMemberAddress();
  if (!isMember) return { state: 'ready', value: addressOfVisitor(gps) };
  if (own.state !== 'ready') return own;
  const { roadAddress, address, latitude, longitude } = own.value;
  return { state: 'ready', value: { label: roadAddress || address, latitude, longitude, isLocationDenied: false } };
};

const addressOfVisitor = ({ addressName, gpsLat, gpsLng, isDenied }: Gps): CurrentAddress => {
  const chosen = visitorAddress() ?? { label: addressName, latitude: gpsLat, longitude: gpsLng };
  return { ...chosen, isLocationDenied: isDenied };
};
