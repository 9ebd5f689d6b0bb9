import { DEFAULT_POSITION } from '@dongne/contract';
import { atom } from 'jotai';

/** What the device says of where it is; product specification §3. */
export interface Gps {
  /** Whether the position is the device's own; else it is the default one. */
  readonly gpsUse: boolean;
  readonly gpsLat: number;
  readonly gpsLng: number;
  /** The neighbourhood there; `undefined` while it has no name. */
  readonly addressName: string | undefined;
  /** The person was asked and said no. */
  readonly isDenied: boolean;
}

/** Denied, failed, or never asked: Seoul; product specification §4. */
export const NO_GPS: Gps = {
  gpsUse: false,
  gpsLat: DEFAULT_POSITION.latitude,
  gpsLng: DEFAULT_POSITION.longitude,
  addressName: undefined,
  isDenied: false,
};

export const gpsAtom = atom<Gps>(NO_GPS);
