import { endpoints } from '@dongne/contract';
import * as v from 'valibot';
import { API_ORIGIN } from '../../config';
import { API_TIME_HEADER, noteApiTime } from '../api-time';

const BASE = '/v1/app';

const READ = v.object({ method: v.literal('get'), path: v.string() });

const declared: readonly unknown[] = Object.values(endpoints);

/** Path patterns of all reads of the customer API; visitors' reads have a prefix. */
const READS: readonly RegExp[] = declared
  // The contract's module also exports functions built on endpoints.
  .filter((endpoint) => v.is(READ, endpoint))
  .map(({ path }) => new RegExp(`^${BASE}(?:/nonMember)?${path.replace(/\{[^}]+\}/g, '[\\w%~.-]+')}$`));

const isDotted = (path: string): boolean => path.split('/').some((part) => /^(\.|%2e)+$/i.test(part));

/** Checks whether a path with query is a declared read. */
export const isDeclaredRead = (address: string): boolean => {
  const path = address.split('?', 1).join('');
  return !isDotted(path) && !address.includes('#') && READS.some((read) => read.test(path));
};

/** Identity that a page is rendered with. */
export interface Reader {
  /** Headers that identify the client to the API. */
  readonly caller: Readonly<Record<string, string>>;
  /** Added by the host: no rendering process has it. */
  readonly accessToken?: string | undefined;
  /** Headers that hand the trace of the page on. */
  readonly trace?: Readonly<Record<string, string>>;
  /** Origin of the API, by default the live one. */
  readonly apiOrigin?: string;
}

export interface ReadAnswer {
  readonly status: number;
  readonly text: string;
}

/** Headers with which a page describes its app. */
const OWN_HEADERS = ['device', 'versioncode', 'mobileplatform'];
const HEADER_VALUE = /^[\w .-]{0,40}$/;

const headersOf = (
  asked: Readonly<Record<string, unknown>>,
  { caller, accessToken, trace = {} }: Reader,
): Record<string, string> => ({
  ...Object.fromEntries(
    OWN_HEADERS.flatMap((name) => {
      const value = asked[name];
      return typeof value === 'string' && HEADER_VALUE.test(value) ? [[name, value]] : [];
    }),
  ),
  ...caller,
  ...trace,
  accept: 'application/json',
  ...(accessToken === undefined || asked['Authorization'] === undefined
    ? {}
    : { Authorization: `Bearer ${accessToken}` }),
});

/** Requests data from the API for a page. @throws when there is no response. */
export const readForPage = async (
  path: string,
  asked: Readonly<Record<string, unknown>>,
  reader: Reader,
  signal: AbortSignal,
): Promise<ReadAnswer> => {
  const origin = reader.apiOrigin ?? API_ORIGIN;
  const answer = await fetch(`${origin}${path}`, { headers: headersOf(asked, reader), signal, redirect: 'error' });
  noteApiTime(answer.headers.get(API_TIME_HEADER));
  return { status: answer.status, text: await answer.text() };
};
