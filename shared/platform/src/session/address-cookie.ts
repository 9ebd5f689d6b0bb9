import Cookies from 'js-cookie';

/** Where a visitor wants laundry collected: enough to browse shops. */
export interface VisitorAddress {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
}

const NAME = 'nonMemberAddress';

/** The visitor's address of the cookie; `undefined` when none was chosen or the cookie is garbage. */
export const visitorAddress = (): VisitorAddress | undefined => {
  try {
    const parsed: unknown = JSON.parse(Cookies.get(NAME) ?? 'null');
    return isVisitorAddress(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

const isVisitorAddress = (value: unknown): value is VisitorAddress =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'latitude' in value &&
  isDegrees(value.latitude, 90) &&
  'longitude' in value &&
  isDegrees(value.longitude, 180);

const isDegrees = (value: unknown, most: number): boolean => typeof value === 'number' && Math.abs(value) <= most;

/** Keeps a visitor's address for 60 days. */
export const saveVisitorAddress = (address: VisitorAddress): void => {
  Cookies.set(NAME, JSON.stringify(address), { expires: 60, sameSite: 'lax' });
};
