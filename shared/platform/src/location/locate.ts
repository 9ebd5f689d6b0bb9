import { endpoints } from '@dongne/contract';
import { read } from '../http/call';
import { toast } from '../popups/popups';
import { runtime } from '../runtime/runtime';
import { visitorAddress } from '../cookies/address-cookie';
import { currentPosition, type PositionAnswer } from './current-position';
import { gpsAtom, NO_GPS, type Gps } from './gps-atom';

/** Decimals for comparing positions, about 100 m; product specification §5. */
const DECIMALS = 3;

const rounded = (degrees: number): string => degrees.toFixed(DECIMALS);

/** Returns whether a position differs from the device's last known one. */
export const hasMoved = (
  { gpsUse, gpsLat, gpsLng }: Gps,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): boolean => !gpsUse || rounded(gpsLat) !== rounded(latitude) || rounded(gpsLng) !== rounded(longitude);

const keep = async (answer: PositionAnswer): Promise<void> => {
  const { store } = runtime();
  if (answer.state !== 'found') {
    store.set(gpsAtom, { ...NO_GPS, isDenied: answer.state === 'denied' });
    return;
  }
  // Avoids refetching everything that depends on the position after a few steps.
  if (!hasMoved(store.get(gpsAtom), answer.position)) return;
  const { latitude, longitude } = answer.position;
  const { label } = await read(endpoints.areaAt, { latitude, longitude });
  store.set(gpsAtom, { gpsUse: true, gpsLat: latitude, gpsLng: longitude, addressName: label, isDenied: false });
};

/** Locates the device on request, stores the position, and shows an error without one. Never rejects. */
export const locate = async (): Promise<PositionAnswer> => {
  const answer = await currentPosition();
  if (answer.state === 'failed') toast('위치 정보를 불러오지 못했어요', { tone: 'error' });
  if (answer.state !== 'found') await keep(answer);
  return answer;
};

/**
 * Uses the device's position for a visitor without a chosen address. Call only with the permission granted. Silent and
 * never rejects: on failure the default position stays.
 */
export const followDevice = async (): Promise<void> => {
  if (visitorAddress() !== undefined) return;
  try {
    const answer = await currentPosition();
    if (answer.state === 'found') await keep(answer);
  } catch {
    // The place has no name now; the next attempt may find one.
  }
};
