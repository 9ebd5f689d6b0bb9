import {
  paramsOfFirstRead,
  VISITOR_ADDRESS_LETTERS,
  wireTextOf,
  type FirstRead,
  type OpenedPage,
} from '@dongne/contract';
import { browserScript, scriptCall } from './browser-script';

const API_BASE = '/v1/app';

const SOURCE = browserScript('early-reads.js');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDegrees = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 180;

/** Reads a visitor's chosen location from their cookie; `undefined` when it is missing or invalid. */
export const locationOfCookies = (cookies: string): OpenedPage['place'] => {
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

/** Validates a read of the registry, which many squads write: it is called with the customer's login. */
const isFirstRead = (value: unknown): value is FirstRead =>
  isRecord(value) &&
  isRecord(value['params']) &&
  isRecord(value['endpoint']) &&
  value['endpoint']['method'] === 'get' &&
  /^\/\w[\w/{}]*$/.test(String(value['endpoint']['path']));

/** Decodes a path segment as the app's router does. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Extracts the parameters of a route pattern (`/laundry/:id`) from a matching path. */
export const pathParams = (pattern: string, path: string): Record<string, string> => {
  const given = path.split('/');
  const named = pattern.split('/').flatMap((part, index) => {
    const value = given[index];
    return part.startsWith(':') && value !== undefined ? [[part.replace(/[:?]/g, ''), decoded(value)]] : [];
  });
  return Object.fromEntries(named);
};

/** Returns the URLs that the first view of a page requests. */
export const earlyReadsOf = (declared: unknown, page: OpenedPage, isMember: boolean): string[] => {
  const reads = Array.isArray(declared) ? declared.filter(isFirstRead) : [];
  return reads.flatMap((read) => {
    if (!isMember && read.endpoint.isForVisitors !== true) return [];
    const params = paramsOfFirstRead(read, page);
    return params === undefined ? [] : [wireTextOf(read.endpoint, params, isMember)];
  });
};

/** Returns the script that prefetches those reads; `undefined` without reads. */
export const earlyReadsScript = (reads: readonly string[]): string | undefined =>
  reads.length === 0 ? undefined : scriptCall(SOURCE, API_BASE, reads);
