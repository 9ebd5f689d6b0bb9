import { HTTP_TIMEOUT_MS, type AnswerShape, isRecord } from '@dongne/contract';
import axios, { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { hearServerTime, SERVER_TIME_HEADER } from '../clock/server-clock';
import { accessToken, refreshToken } from '../cookies/session-cookies';
import { drawnFor } from '../runtime/runtime';
import { isLoginStuck } from '../cookies/undeletable-login';
import { API_BASE } from './api-base';
import { ApiError } from './api-error';
import { deviceKind, versionHeaders } from './client-headers';
import { passesResponseCheck } from './response-check';
import { withEarlyResponses } from './early-responses';
import { actOn, bearerOf, consequenceHere, isAxiosError, understand } from './failed-calls';
import { refreshAccessToken } from './refresh';
import { traceHeaders } from './trace-headers';

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** True for the second attempt with a refreshed token: there is no third. */
    hasRefreshed?: boolean;
    /** Send time by `performance.now()`: the clock follows the response to the latest request. */
    sentAt?: number;
  }
  interface AxiosRequestConfig {
    /** Whether the path exists under `/nonMember` too; product specification §6. */
    isForVisitors?: boolean;
    /** Page of a read that is made before the page is opened. */
    page?: string | undefined;
    /** Basic shape of the response; others are rejected. */
    answers?: AnswerShape | undefined;
  }
}

/**
 * Axios instance of the app, in a chunk of its own, because nothing is requested before hydration. Pages use
 * `useRemote`, `read` and `send`; only the testing entry uses this.
 */
export const client = axios.create({ baseURL: API_BASE, timeout: HTTP_TIMEOUT_MS });
const browserWire = withEarlyResponses(axios.getAdapter(client.defaults.adapter));
client.defaults.adapter = (config) => (drawnFor()?.wire ?? browserWire)(config);

const authorize = async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
  if (isLoginStuck()) throw new ApiError('NO_JWT', undefined);
  const headers = AxiosHeaders.from(config.headers);
  const isMember = accessToken() !== undefined || refreshToken() !== undefined;
  if (isMember) {
    // Only a refresh token is left: the page did not wait, so the first call fetches the access token.
    headers.set('Authorization', `Bearer ${accessToken() ?? (await refreshFor(config))}`);
    headers.set(versionHeaders());
  } else {
    headers.set('device', deviceKind(drawnFor()?.userAgent ?? navigator.userAgent));
    if (config.isForVisitors) config.url = `/nonMember${config.url}`;
  }
  if (drawnFor() === undefined) headers.set(traceHeaders());
  config.headers = headers;
  config.sentAt = performance.now();
  return config;
};

// Writes declare no shape, nor do remotes published before reads declared one.
const hasShape = (answers: InternalAxiosRequestConfig['answers'], data: unknown): boolean => {
  if (answers === undefined) return typeof data !== 'string' || data === '';
  if (Array.isArray(data)) return answers === 'list';
  if (data === null) return answers === 'objectOrNull';
  return answers !== 'list' && isRecord(data) && Object.keys(data).length > 0;
};

/**
 * Rejects a response of another shape than its endpoint's, such as the page of a proxy or captive portal with status
 * 200, as a bad gateway. The code marks it for the catalogue.
 */
const refuseForeignAnswer = (response: AxiosResponse): AxiosResponse => {
  const { config, request, data } = response;
  if (hasShape(config.answers, data) && (config.method !== 'get' || passesResponseCheck(config.url, data)))
    return response;
  const answer = { ...response, status: 502, data: { error: { code: 'UNAVAILABLE' } } };
  throw new AxiosError('The answer has another shape', AxiosError.ERR_BAD_RESPONSE, config, request, answer);
};

const recover = async (thrown: unknown) => {
  if (thrown instanceof ApiError) throw thrown; // the refresh before the call failed and was handled
  const config = isAxiosError(thrown) ? thrown.config : undefined;
  const { failure, error } = understand(thrown, config?.hasRefreshed ? 'repeated' : 'first');
  if (config === undefined || consequenceHere(failure) !== 'refresh') throw actOn(failure, error, config);
  await refreshFor(config);
  config.hasRefreshed = true;
  return client.request(config);
};

/** Returns a fresh token for a call, or applies the catalogue to a failed refresh. */
const refreshFor = async (config: InternalAxiosRequestConfig): Promise<string> => {
  try {
    return await refreshAccessToken(bearerOf(config));
  } catch (thrown) {
    const { failure, error } = understand(thrown, 'refresh');
    throw actOn(failure, error, config);
  }
};

const hearTime = (response: AxiosResponse): AxiosResponse => {
  hearServerTime(response.headers?.[SERVER_TIME_HEADER], { sentAt: response.config.sentAt });
  return response;
};

client.interceptors.request.use(authorize);
client.interceptors.response.use(hearTime, (thrown: unknown) => {
  if (isAxiosError(thrown) && thrown.response !== undefined) hearTime(thrown.response);
  throw thrown;
});
client.interceptors.response.use(refuseForeignAnswer);
client.interceptors.response.use(undefined, recover);
