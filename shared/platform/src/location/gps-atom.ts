import { DEFAULT_POSITION } from '@dongne/contract';
import { atom } from 'jotai';

/** Device location; product specification §3. */
export interface Gps {
  /** Whether the position is the device's own instead of the default one. */
  readonly gpsUse: boolean;
  readonly gpsLat: number;
  readonly gpsLng: number;
  /** Name of the neighbourhood; `undefined` until known. */
  readonly addressName: string | undefined;
  /** Whether the person has denied the permission. */
  readonly isDenied: boolean;
}

/** Default after denial or failure, or before a request: Seoul; product specification §4. */
export const NO_GPS: Gps = {
  gpsUse: false,
  gpsLat: DEFAULT_POSITION.latitude,
  gpsLng: DEFAULT_POSITION.longitude,
  addressName: undefined,
  isDenied: false,
};

export const gpsAtom = atom<Gps>(NO_GPS);
