import { HTTP_TIMEOUT_MS } from '@dongne/contract';
import axios, { AxiosHeaders, isAxiosError, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import { accessToken, refreshToken } from '../session/session-cookies';
import { API_BASE } from './api-base';
import { ApiError, errorOfAnswer } from './api-error';
import { deviceKind, versionHeaders } from './client-headers';
import { refreshAccessToken } from './refresh';
import { visitorPath } from './visitor-path';

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** Set on the second attempt with a refreshed token: there is no third. */
    hasRefreshed?: boolean;
  }
}

/** The one axios instance of the app. Remotes use `http`; only the testing door touches this. */
export const client = axios.create({ baseURL: API_BASE, timeout: HTTP_TIMEOUT_MS });

/** Called with the refusal that ended the session. The transport knows no session policy; the session sets it. */
let onSessionEnded: (error: ApiError) => void = () => undefined;
export const setSessionEndedHandler = (handler: (error: ApiError) => void): void => {
  onSessionEnded = handler;
};

/** Called when the server wants a newer native app. */
let onObsoleteVersion: () => void = () => undefined;
export const setObsoleteVersionHandler = (handler: () => void): void => {
  onObsoleteVersion = handler;
};

const authorize = async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
  const headers = AxiosHeaders.from(config.headers);
  const isMember = accessToken() !== undefined || refreshToken() !== undefined;
  if (isMember) {
    // Only a refresh token left: navigation went ahead, so the first call fetches the access token.
    headers.set('Authorization', `Bearer ${accessToken() ?? (await refreshAccessToken(undefined))}`);
    headers.set(versionHeaders());
  } else {
    headers.set('device', deviceKind(navigator.userAgent));
    if (config.method === 'get' && config.url !== undefined) config.url = visitorPath(config.url);
  }
  config.headers = headers;
  return config;
};

const recover = async (thrown: unknown) => {
  if (thrown instanceof ApiError) throw endsSession(thrown);
  if (!isAxiosError(thrown) || thrown.response === undefined)
    throw new ApiError('UNAVAILABLE', undefined, undefined, {}, { cause: thrown });
  const { config, response } = thrown;
  const error = errorOfAnswer(response.status, response.data, thrown);
  if (error.code !== 'EXPIRED_JWT' || config === undefined || config.hasRefreshed) throw endsSession(error);
  try {
    await refreshAccessToken(bearerOf(config));
  } catch (refusal) {
    throw refusal instanceof ApiError ? endsSession(refusal) : refusal;
  }
  config.hasRefreshed = true;
  return client.request(config);
};

const bearerOf = (config: InternalAxiosRequestConfig): string | undefined =>
  config.headers.get('Authorization')?.toString().replace('Bearer ', '');

/** 401 and 403 end the session (product specification §8), except where the server wants an update or the partner programme forbids one thing. */
const endsSession = (error: ApiError): ApiError => {
  if (error.code === 'OBSOLETE_VERSION') onObsoleteVersion();
  else if (
    error.code === 'NO_JWT' ||
    error.code === 'NOT_EXPIRED_JWT' ||
    error.status === 401 ||
    error.code === 'FORBIDDEN'
  )
    onSessionEnded(error);
  return error;
};

client.interceptors.request.use(authorize);
client.interceptors.response.use(undefined, recover);

/**
 * Calls of the API, relative to `/v1/app`. Each gives the answer's body and throws `ApiError`.
 * POSTs that create something take `{ headers: { 'Idempotency-Key': key } }`.
 */
export const http = {
  get: async <T>(path: string, config?: AxiosRequestConfig): Promise<T> => (await client.get<T>(path, config)).data,
  post: async <T>(path: string, body?: unknown, config?: AxiosRequestConfig): Promise<T> =>
    (await client.post<T>(path, body, config)).data,
  put: async <T>(path: string, body?: unknown, config?: AxiosRequestConfig): Promise<T> =>
    (await client.put<T>(path, body, config)).data,
  delete: async <T>(path: string, config?: AxiosRequestConfig): Promise<T> =>
    (await client.delete<T>(path, config)).data,
};
