import { HTTP_TIMEOUT_MS, type AnswerShape } from '@dongne/contract';
import axios, { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { hearServerTime, SERVER_TIME_HEADER } from '../clock/server-clock';
import { accessToken, refreshToken } from '../cookies/session-cookies';
import { drawnFor } from '../runtime/runtime';
import { isLoginStuck } from '../cookies/undeletable-login';
import { isRecord } from '../storage/foreign-json';
import { API_BASE } from './api-base';
import { ApiError } from './api-error';
import { deviceKind, versionHeaders } from './client-headers';
import { passesCheck } from './closer-check';
import { withEarlyAnswers } from './early-answers';
import { actOn, bearerOf, consequenceHere, isAxiosError, understand } from './failed-calls';
import { refreshAccessToken } from './refresh';

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** Set on the second attempt with a refreshed token: there is no third. */
    hasRefreshed?: boolean;
    /** By `performance.now()`: the clock goes by the answer to the latest request. */
    sentAt?: number;
  }
  interface AxiosRequestConfig {
    /** The path exists under `/nonMember` too; product specification §6. */
    isForVisitors?: boolean;
    /** The page that a read belongs to, where it is made before that page is opened. */
    page?: string | undefined;
    /** The basic shape of the answer; any other is refused. */
    answers?: AnswerShape | undefined;
  }
}

/**
 * The one axios instance of the app, in a file of its own: nothing is asked before a drawn page has been taken over. Pages use `useRemote`, `read` and `send`; only the testing door touches this.
 */
export const client = axios.create({ baseURL: API_BASE, timeout: HTTP_TIMEOUT_MS });
const browserWire = withEarlyAnswers(axios.getAdapter(client.defaults.adapter));
client.defaults.adapter = (config) => (drawnFor()?.wire ?? browserWire)(config);

const authorize = async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
  if (isLoginStuck()) throw new ApiError('NO_JWT', undefined);
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
  config.sentAt = performance.now();
  return config;
};

// Nothing is declared by writes, and by remotes that were published before reads declared it.
const hasShape = (answers: InternalAxiosRequestConfig['answers'], data: unknown): boolean => {
  if (answers === undefined) return typeof data !== 'string' || data === '';
  if (Array.isArray(data)) return answers === 'list';
  if (data === null) return answers === 'objectOrNull';
  return answers !== 'list' && isRecord(data) && Object.keys(data).length > 0;
};

/**
 * Refuses an answer of another shape than its endpoint's, such as a page of a proxy or of a captive portal that calls itself
 * a success: a gateway in trouble. The code marks it for the catalogue.
 */
const refuseForeignAnswer = (response: AxiosResponse): AxiosResponse => {
  const { config, request, data } = response;
  if (hasShape(config.answers, data) && (config.method !== 'get' || passesCheck(config.url, data))) return response;
  const answer = { ...response, status: 502, data: { error: { code: 'UNAVAILABLE' } } };
  throw new AxiosError('The answer has another shape', AxiosError.ERR_BAD_RESPONSE, config, request, answer);
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
