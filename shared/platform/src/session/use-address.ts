import { endpoints, type MemberAddress } from '@dongne/contract';
import { useAtomValue } from 'jotai';
import { gpsAtom, type Gps } from '../location/gps-atom';
import type { RemoteData } from '../queries/remote-data';
import { useRemote } from '../queries/use-remote';
import { visitorAddress } from '../cookies/address-cookie';
import { sessionAtom, whileMember } from './session-atoms';

/** Pickup address, as screens need it. */
export interface CurrentAddress {
  /** Street address first (product specification §2); `undefined` if unset: the default position applies. */
  readonly label: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
  /** Whether the person has denied access to the device's location; product specification §8. */
  readonly isLocationDenied: boolean;
}

/** Full address of the member; requested for members only. */
export const useMemberAddress = (): RemoteData<MemberAddress> => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  return useRemote(endpoints.memberAddress, {}, { enabled: whileMember(isMember) });
};

/** Address of the viewer: a member's own, a visitor's cookie, the device's location, or the default position. */
export const useAddress = (): RemoteData<CurrentAddress> => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const gps = useAtomValue(gpsAtom);
  const own = useMemberAddress();
  if (!isMember) return { state: 'ready', value: addressOfVisitor(gps) };
  if (own.state !== 'ready') return own;
  const { roadAddress, address, latitude, longitude } = own.value;
  return { state: 'ready', value: { label: roadAddress || address, latitude, longitude, isLocationDenied: false } };
};

/** Parameters of a read around the viewer, as `VIEWER_POSITION` declares them for the first view. */
export interface ViewerPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** Chosen or located position of a visitor; `undefined` without one, and for members, whose address the server knows. */
export const useViewerPosition = (): ViewerPosition | undefined => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { label, latitude, longitude } = addressOfVisitor(useAtomValue(gpsAtom));
  return isMember || label === undefined ? undefined : { latitude, longitude };
};

const addressOfVisitor = ({ addressName, gpsLat, gpsLng, isDenied }: Gps): CurrentAddress => {
  const chosen = visitorAddress() ?? { label: addressName, latitude: gpsLat, longitude: gpsLng };
  return { ...chosen, isLocationDenied: isDenied };
};
