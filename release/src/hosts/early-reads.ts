import {
  paramsOfFirstRead,
  VISITOR_ADDRESS_LETTERS,
  wireTextOf,
  type FirstRead,
  type OpenedPage,
} from '@dongne/contract';
import { browserScript, calledWith } from './browser-script';

const API_BASE = '/v1/app';

const SOURCE = browserScript('early-reads.js');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDegrees = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 180;

/** Where a visitor has chosen to be, by the cookie that their browser brings; `undefined` for none and for garbage. */
export const placeOfCookies = (cookies: string): OpenedPage['place'] => {
  const [, text] = /(?:^|; )nonMemberAddress=([^;]*)/.exec(cookies) ?? [];
  if (text === undefined) return undefined;
  try {
    const address = decodeURIComponent(text);
    if (address.length > VISITOR_ADDRESS_LETTERS) return undefined;
    const place: unknown = JSON.parse(address);
    if (!isRecord(place) || !isDegrees(place['latitude']) || !isDegrees(place['longitude'])) return undefined;
    return { latitude: place['latitude'], longitude: place['longitude'] };
  } catch {
    return undefined;
  }
};

/** As far as a registry may be believed: it is written by many, and what it names is called with the customer's login. */
const isFirstRead = (value: unknown): value is FirstRead =>
  isRecord(value) &&
  isRecord(value['params']) &&
  isRecord(value['endpoint']) &&
  value['endpoint']['method'] === 'get' &&
  /^\/\w[\w/{}]*$/.test(String(value['endpoint']['path']));

/** A part of a path as the app's router reads it. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The values of a route's parameters (`/laundry/:id`) in a path that fits it. */
export const pathParams = (pattern: string, path: string): Record<string, string> => {
  const given = path.split('/');
  const named = pattern.split('/').flatMap((part, index) => {
    const value = given[index];
    return part.startsWith(':') && value !== undefined ? [[part.replace(/[:?]/g, ''), decoded(value)]] : [];
  });
  return Object.fromEntries(named);
};

/** What the first view of a page reads, as texts of the wire. */
export const earlyReadsOf = (declared: unknown, page: OpenedPage, isMember: boolean): string[] => {
  const reads = Array.isArray(declared) ? declared.filter(isFirstRead) : [];
  return reads.flatMap((read) => {
    if (!isMember && read.endpoint.isForVisitors !== true) return [];
    const params = paramsOfFirstRead(read, page);
    return params === undefined ? [] : [wireTextOf(read.endpoint, params, isMember)];
  });
};

/** The script that starts those reads; nothing where there are none. */
export const earlyReadsScript = (reads: readonly string[]): string | undefined =>
  reads.length === 0 ? undefined : calledWith(SOURCE, API_BASE, reads);
