import { endpoints } from '@dongne/contract';
import { API_ORIGIN } from '../../config';
import { API_TIME_HEADER, noteApiTime } from '../api-time';

const BASE = '/v1/app';

interface Declared {
  readonly method: 'get';
  readonly path: string;
}

/** Beside endpoints the contract declares what is made of them. */
const isRead = (value: unknown): value is Declared =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  value.method === 'get' &&
  'path' in value &&
  typeof value.path === 'string';

const declared: readonly unknown[] = Object.values(endpoints);

/** Every read that the customer's API declares, as a pattern of its path; visitors' reads have a folder of their own. */
const READS: readonly RegExp[] = declared
  .filter(isRead)
  .map(({ path }) => new RegExp(`^${BASE}(?:/nonMember)?${path.replace(/\{[^}]+\}/g, '[\\w%~.-]+')}$`));

const isDotted = (path: string): boolean => path.split('/').some((part) => /^(\.|%2e)+$/i.test(part));

/** Whether a path with its query is a read that the API declares. */
export const isDeclaredRead = (address: string): boolean => {
  const path = address.split('?', 1).join('');
  return !isDotted(path) && !address.includes('#') && READS.some((read) => read.test(path));
};

/** For whom a page is rendered. */
export interface Reader {
  /** Names the customer to the API. */
  readonly caller: Readonly<Record<string, string>>;
  /** Added by the host: no process that renders has it. */
  readonly accessToken?: string | undefined;
}

export interface ReadAnswer {
  readonly status: number;
  readonly text: string;
}

/** Headers in which a page describes the app it runs in. */
const OWN_HEADERS = ['device', 'versioncode', 'mobileplatform'];
const HEADER_VALUE = /^[\w .-]{0,40}$/;

const headersOf = (
  asked: Readonly<Record<string, unknown>>,
  { caller, accessToken }: Reader,
): Record<string, string> => ({
  ...Object.fromEntries(
    OWN_HEADERS.flatMap((name) => {
      const value = asked[name];
      return typeof value === 'string' && HEADER_VALUE.test(value) ? [[name, value]] : [];
    }),
  ),
  ...caller,
  accept: 'application/json',
  ...(accessToken === undefined || asked['Authorization'] === undefined
    ? {}
    : { Authorization: `Bearer ${accessToken}` }),
});

/** Reads from the API what a page asks for. @throws when nothing comes back. */
export const readForPage = async (
  path: string,
  asked: Readonly<Record<string, unknown>>,
  reader: Reader,
  signal: AbortSignal,
): Promise<ReadAnswer> => {
  const answer = await fetch(`${API_ORIGIN}${path}`, { headers: headersOf(asked, reader), signal, redirect: 'error' });
  noteApiTime(answer.headers.get(API_TIME_HEADER));
  return { status: answer.status, text: await answer.text() };
};
