import { HTTP_TIMEOUT_MS } from '@dongne/contract';
import axios, {
  AxiosError,
  AxiosHeaders,
  isAxiosError,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { paths } from '../navigation/paths';
import { accessToken, refreshToken } from '../cookies/session-cookies';
import { drawnFor, ownedByRuntime } from '../runtime/runtime';
import { API_BASE } from './api-base';
import { ApiError, codeOfBody, errorOfAnswer, toApiError } from './api-error';
import { deviceKind, versionHeaders } from './client-headers';
import { consequenceOf, errorPageOf, type Consequence, type Failure } from './failure-catalogue';
import { withEarlyAnswers } from './early-answers';
import { refreshAccessToken } from './refresh';
import { hasJustReloaded } from './reload-page';

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** Set on the second attempt with a refreshed token: there is no third. */
    hasRefreshed?: boolean;
  }
  interface AxiosRequestConfig {
    /** The path exists under `/nonMember` too; product specification §6. */
    isForVisitors?: boolean;
  }
}

/** The one axios instance of the app. Pages use `useRemote`, `read` and `send`; only the testing door touches this. */
export const client = axios.create({ baseURL: API_BASE, timeout: HTTP_TIMEOUT_MS });
const browserWire = withEarlyAnswers(axios.getAdapter(client.defaults.adapter));
client.defaults.adapter = (config) => (drawnFor()?.wire ?? browserWire)(config);

/** Acts on what the catalogue says. The transport knows no session policy; the session sets it. */
export type ActOnFailure = (
  consequence: Exclude<Consequence, 'passThrough' | 'refresh'>,
  details: FailureDetails,
) => void;

interface FailureDetails {
  readonly error: ApiError;
  /** Status of the error page, should it come to that. */
  readonly page: number;
  /** Whether the call carried a token. */
  readonly wasMember: boolean;
}

const failureHandler = ownedByRuntime((): { act: ActOnFailure } => ({ act: () => undefined }));

/** Whom the transport tells of failed calls. */
export const setFailureHandler = (act: ActOnFailure): void => {
  failureHandler().act = act;
};

const authorize = async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
  const headers = AxiosHeaders.from(config.headers);
  const isMember = accessToken() !== undefined || refreshToken() !== undefined;
  if (isMember) {
    // Only a refresh token left: navigation went ahead, so the first call fetches the access token.
    headers.set('Authorization', `Bearer ${accessToken() ?? (await refreshFor(config))}`);
    headers.set(versionHeaders());
  } else {
    headers.set('device', deviceKind(drawnFor()?.userAgent ?? navigator.userAgent));
    if (config.isForVisitors) config.url = `/nonMember${config.url}`;
  }
  config.headers = headers;
  return config;
};

/** A proxy or a captive portal that answers a call with a page of its own, and calls that a success, is a gateway in trouble. */
const refuseForeignAnswer = (response: AxiosResponse): AxiosResponse => {
  if (typeof response.data !== 'string' || response.data === '') return response;
  const { config, request } = response;
  const answer = { ...response, status: 502 };
  throw new AxiosError('The answer is not JSON', AxiosError.ERR_BAD_RESPONSE, config, request, answer);
};

const recover = async (thrown: unknown) => {
  if (thrown instanceof ApiError) throw thrown; // the refresh before the call failed, and was acted on
  const config = isAxiosError(thrown) ? thrown.config : undefined;
  const { failure, error } = understand(thrown, config?.hasRefreshed ? 'repeated' : 'first');
  if (config === undefined || consequenceHere(failure) !== 'refresh') throw actOn(failure, error, config);
  await refreshFor(config);
  config.hasRefreshed = true;
  return client.request(config);
};

/** A fresh token for a call, or what the catalogue says to a refresh that failed. */
const refreshFor = async (config: InternalAxiosRequestConfig): Promise<string> => {
  try {
    return await refreshAccessToken(bearerOf(config));
  } catch (thrown) {
    const { failure, error } = understand(thrown, 'refresh');
    throw actOn(failure, error, config);
  }
};

const bearerOf = (config: InternalAxiosRequestConfig): string | undefined =>
  AxiosHeaders.from(config.headers).get('Authorization')?.toString().replace('Bearer ', '');

/** Anything a call threw: what the catalogue needs of it, and the error for the caller. */
const understand = (thrown: unknown, call: Failure['call']): { failure: Failure; error: ApiError } => {
  if (thrown instanceof ApiError) {
    const status = thrown.status ?? (thrown.code === 'UNAVAILABLE' ? 'noAnswer' : 'notSent');
    return { failure: { status, code: thrown.code, call }, error: thrown };
  }
  if (!isAxiosError(thrown)) return { failure: { status: 'notSent', code: 'noBody', call }, error: toApiError(thrown) };
  if (thrown.response === undefined) {
    const error = new ApiError('UNAVAILABLE', undefined, undefined, {}, { cause: thrown });
    return { failure: { status: 'noAnswer', code: 'noBody', call }, error };
  }
  const { status, data } = thrown.response;
  return { failure: { status, code: codeOfBody(data), call }, error: errorOfAnswer(status, data, thrown) };
};

const currentPathname = (): string => drawnFor()?.pathname ?? window.location.pathname;

const consequenceHere = (failure: Failure): Consequence =>
  consequenceOf(failure, currentPathname() === paths.home() && !hasJustReloaded());

/** Does what the catalogue says. @returns the error, to be thrown. */
const actOn = (failure: Failure, error: ApiError, config: InternalAxiosRequestConfig | undefined): ApiError => {
  const consequence = consequenceHere(failure);
  // Whether there is a page without this answer, only its caller knows: see `pageLoadFailed`.
  if (consequence === 'passThrough' || consequence === 'refresh' || consequence === 'errorPage') return error;
  failureHandler().act(consequence, {
    error,
    page: errorPageOf(failure),
    wasMember: config !== undefined && bearerOf(config) !== undefined,
  });
  return error;
};

/** Puts the error page in the place of a page that cannot be without this answer, where the catalogue has one for it. */
export const pageLoadFailed = (thrown: unknown): void => {
  const { failure, error } = understand(thrown, 'repeated');
  if (consequenceHere(failure) === 'errorPage')
    failureHandler().act('errorPage', { error, page: errorPageOf(failure), wasMember: false });
};

client.interceptors.request.use(authorize);
client.interceptors.response.use(refuseForeignAnswer);
client.interceptors.response.use(undefined, recover);
