import {
  paramsOfFirstRead,
  VISITOR_ADDRESS_LETTERS,
  wireTextOf,
  type FirstRead,
  type OpenedPage,
} from '@dongne/contract';
import * as v from 'valibot';
import { browserScript, scriptCall } from './browser-script';

const API_BASE = '/v1/app';

const SOURCE = browserScript('early-reads.js');

const DEGREES = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const PLACE = v.object({ latitude: DEGREES, longitude: DEGREES });

/** Reads a visitor's chosen location from their cookie; `undefined` when it is missing or invalid. */
export const locationOfCookies = (cookies: string): OpenedPage['place'] => {
  const [, text] = /(?:^|; )nonMemberAddress=([^;]*)/.exec(cookies) ?? [];
  if (text === undefined) return undefined;
  try {
    const address = decodeURIComponent(text);
    return address.length > VISITOR_ADDRESS_LETTERS ? undefined : v.parse(PLACE, JSON.parse(address));
  } catch {
    return undefined;
  }
};

const FIRST_READ = v.object({
  params: v.object({}),
  endpoint: v.object({ method: v.literal('get'), path: v.pipe(v.string(), v.regex(/^\/\w[\w/{}]*$/)) }),
});

/** Validates a read of the registry, which many squads write: it is called with the customer's login. */
const isFirstRead = (value: unknown): value is FirstRead => v.is(FIRST_READ, value);

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
