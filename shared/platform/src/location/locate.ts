import { endpoints } from '@dongne/contract';
import { read } from '../http/call';
import { toast } from '../popups/popups';
import { runtime } from '../runtime/runtime';
import { visitorAddress } from '../cookies/address-cookie';
import { currentPosition, type PositionAnswer } from './current-position';
import { gpsAtom, NO_GPS, type Gps } from './gps-atom';

/** Positions are compared by so many decimals, about 100 m; product specification §5. */
const DECIMALS = 3;

const rounded = (degrees: number): string => degrees.toFixed(DECIMALS);

/** Whether a position is another place than the device's last known one. */
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
  // Nothing that is drawn from the position is fetched again for a few steps.
  if (!hasMoved(store.get(gpsAtom), answer.position)) return;
  const { latitude, longitude } = answer.position;
  const { label } = await read(endpoints.areaAt, { latitude, longitude });
  store.set(gpsAtom, { gpsUse: true, gpsLat: latitude, gpsLng: longitude, addressName: label, isDenied: false });
};

/** The person wants to be found: asks the device, keeps what it says, and tells when it does not know. Never rejects. */
export const locate = async (): Promise<PositionAnswer> => {
  const answer = await currentPosition();
  if (answer.state === 'failed') toast('위치 정보를 불러오지 못했어요', { tone: 'error' });
  if (answer.state !== 'found') await keep(answer);
  return answer;
};

/**
 * Looks from where the device is, for a visitor who has chosen no address. Call it only where the device may be asked
 * already. Says nothing and never rejects: without an answer the default position stays.
 */
export const followDevice = async (): Promise<void> => {
  if (visitorAddress() !== undefined) return;
  try {
    const answer = await currentPosition();
    if (answer.state === 'found') await keep(answer);
  } catch {
    // The place has no name now; the next look may find one.
  }
};
