import { VISITOR_ADDRESS_LETTERS, isRecord, parseForeign } from '@dongne/contract';
import Cookies from 'js-cookie';
import { readCookie } from './read-cookie';

/** Address at which a visitor wants laundry collected: enough to browse shops. */
export interface VisitorAddress {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
}

const NAME = 'nonMemberAddress';

/** Returns the visitor's address from the cookie; `undefined` if unset or invalid. */
export const visitorAddress = (): VisitorAddress | undefined => {
  const text = readCookie(NAME);
  if (text === undefined || text.length > VISITOR_ADDRESS_LETTERS) return undefined;
  const parsed = parseForeign(text);
  return isVisitorAddress(parsed) ? parsed : undefined;
};

const isVisitorAddress = (value: unknown): value is VisitorAddress =>
  isRecord(value) &&
  typeof value['label'] === 'string' &&
  isDegrees(value['latitude'], 90) &&
  isDegrees(value['longitude'], 180);

const isDegrees = (value: unknown, most: number): boolean => typeof value === 'number' && Math.abs(value) <= most;

/** Stores a visitor's address for 60 days. */
export const saveVisitorAddress = (address: VisitorAddress): void => {
  Cookies.set(NAME, JSON.stringify(address), { expires: 60, sameSite: 'lax' });
};

/** Removes a visitor's address. */
export const forgetVisitorAddress = (): void => Cookies.remove(NAME);
